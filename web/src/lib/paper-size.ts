/** Where people print on Letter; everywhere else it is A4. */
const LETTER = /-(US|CA|MX|PH|CO|VE|CL|GT|CR|PA|DO|SV|HN|NI|PR)$/i;

/** The paper that a printer here most probably holds. */
export const paperHere = (language = navigator.language): "a4" | "letter" => (LETTER.test(language) ? "letter" : "a4");
