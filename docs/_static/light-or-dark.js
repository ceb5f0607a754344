// Before anything is drawn: the reader's choice of light or dark, as the theme stores it.
document.body.dataset.theme = localStorage.getItem("theme") || "auto";
