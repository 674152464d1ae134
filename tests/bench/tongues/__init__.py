"""Made-up pages and forms in 27 languages: the words (`*.txt`), what is made of them, and how its reading is scored.

The words were written from memory, as catalogues of books and films and boards of jobs say them, by one who speaks few of
the languages, and frozen with the pages before any of them was read. Nothing here is tuned: a word that is wrong stays, or
the figures of before and after could not be compared.
"""
