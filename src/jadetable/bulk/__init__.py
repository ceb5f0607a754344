"""Many games at once: on threads and on a GPU, and a summary of who won."""
