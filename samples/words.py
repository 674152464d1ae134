"""English word lists the catalogue is generated from. Order matters: earlier words are drawn more often (Zipf)."""

from __future__ import annotations

CATEGORY_TOPICS: dict[str, tuple[str, ...]] = {
    "Fiction": ("Love", "Winter", "the Lighthouse", "Strangers", "the Orchard", "Exile", "a Marriage", "Dust", "Ashes"),
    "History": ("the Empire", "Trade", "the Railways", "Migration", "the Monasteries", "Medieval Law", "the Guilds"),
    "Science": (
        "Physics",
        "Genetics",
        "the Oceans",
        "Chemistry",
        "Light",
        "Volcanoes",
        "Immunity",
        "Crystals",
        "Fungi",
    ),
    "Computers": ("Databases", "Programming", "Networks", "Compilers", "C++", "Web Crawling", "Security", "Unix", "C#"),
    "Biography": ("a Painter", "a Queen", "an Engineer", "Two Sisters", "a Gambler", "a Surgeon", "an Explorer"),
    "Travel": ("Islands", "Mountain Passes", "Night Trains", "the Desert", "Harbours", "Pilgrim Roads", "the Delta"),
    "Economics": ("Money", "Markets", "Taxation", "Inequality", "Banking", "Labour", "Game Theory", "Debt", "Growth"),
    "Cooking": ("Bread", "Soups", "Vegetables", "Spices", "Fermentation", "Pâtisserie", "Jam & Preserves", "Noodles"),
    "Art": ("Drawing", "Colour", "Portraits", "Ceramics", "Woodcuts", "Frescoes", "Gothic Sculpture", "the Baroque"),
    "Philosophy": ("Ethics", "Knowledge", "Language", "Free Will", "Logic", "Doubt", "Beauty", "Time and Being"),
    "Mathematics": ("Algebra", "Geometry", "Probability", "Numbers", "Topology", "Graphs", "Knots", "Infinity"),
    "Nature": ("Birds", "Gardens", "Rivers", "Mosses", "the Forest", "Bees", "Wolves", "Hedgerows", "Lichens"),
    "Music": ("the Violin", "Jazz", "Opera", "Harmony", "Folk Songs", "the Organ", "Counterpoint", "Rhythm"),
    "Children's Books": ("a Dragon", "the Little Bear", "Pirates", "a Paper Boat", "the Moon", "a Lost Sock"),
    "Poetry": ("Silence", "Rain", "Bread and Salt", "the Border", "Leaving", "Small Hours", "Snow", "Thresholds"),
    "Religion": ("Prayer", "Pilgrims", "the Psalms", "Mystics", "Temples", "Reform", "Ritual", "the Saints"),
}

ADJECTIVES = (
    "new last great little secret lost modern complete hidden dark old golden silent practical long broken other "
    "early red white brief first bright empty common second strange gentle wild burning distant forgotten "
    "invisible double crooked frozen restless quiet unfinished northern blue hollow bitter slow painted borrowed "
    "careful ordinary vanished paper iron amber copper reluctant patient perpetual uncertain salted feral velvet "
    "obsidian luminous"
).split()

NOUNS = (
    "house garden river world night city winter letters island life daughter art stories sea book room shadow "
    "children summer voyage memory war bridge king light stone bird road mirror harbour clock map forest tower "
    "window songs question mountain village machine promise fire kitchen mask station theatre lamp archive "
    "library orchard border thief physician weaver cartographer tide cathedral compass lantern ferry labyrinth "
    "quarry apprentice observatory almanac meridian sextant granary threshold embroidery beekeeper glassmaker "
    "foundry"
).split()

PLACES = (
    "London Paris Europe America China Venice Rome Vienna Africa India Lisbon Prague Istanbul Kyoto Berlin "
    "Scotland Norway Brazil Kraków Zürich Málaga Reykjavík Dublin Cairo Bruges Tallinn Córdoba Århus Łódź Ghent "
    "Trieste Samarkand Timbuktu Valparaíso Saigon Ljubljana Montréal Göteborg Besançon Tromsø"
).split()

GIVEN_NAMES = (
    "Anna John Maria David Elena James Sofia Peter Laura Thomas Ingrid Michael Clara Robert Nadia Paul Irene "
    "Daniel Marta George Lucía Henrik Amara Oliver Yuki Samuel Zoë Rafael Chloé Viktor Aisha Edmund Françoise "
    "Tomás Björn Priya Leopold Beatriz Jürgen Noémie Olu Søren Agnieszka Dmitri Hana Ravi Wanjiru Ömer"
).split()

FAMILY_NAMES = (
    "Miller Hartmann Weber Novak Rossi Carter Lindqvist Okafor Moreau Bennett García Larsen Whitfield Kowalski "
    "Sato Fischer Ashworth Dubois Keller Nakamura O'Brien Petrov Andersson Castillo Marchetti Thornbury Haddad "
    "Szabó Müller Ferreira Vandenberg Ó'Duinn Hughes Santos Ivanova Lefèvre Blackwood Jensen Yılmaz Choudhury "
    "Fontaine Bergström Mwangi Delacroix Krüger Nilsen Abernathy Pereira Sørensen Zieliński D'Angelo Kovač Núñez "
    "Halvorsen Rahman Iyer"
).split()

PUBLISHER_HEADS = (
    "Northgate Harbour Meridian Oakfield Silver Kingsway Lantern Bluebell Atlas Riverside Castle Marlow Beacon "
    "Hawthorn Juniper Falcon Cobalt Alder Thistle Granite Larkspur Pemberton Sable Orchard Ravenhill Citadel "
    "Wren Tamarind Ostrava"
).split()

PUBLISHER_TAILS = (
    "Press",
    "Books",
    "Publishing",
    "University Press",
    "& Sons",
    "House",
    "Editions",
    "Academic",
    "Verlag",
    "Éditions",
    "& Co.",
    "Library",
)

LANGUAGES = ("English", "German", "French", "Spanish", "Italian", "Swedish", "Portuguese", "Latin")

ONSETS = "b br c ch d dr f g gr h j k kl l m n p pr r s sh st t th tr v w z".split()
VOWELS = "a e i o u ae ia ou ei".split()
CODAS = ["", "", "", "n", "r", "l", "s", "m", "th", "nd", "rk"]

COMPONENTS = (
    "parser",
    "web",
    "database",
    "installer",
    "documentation",
    "scheduler",
    "mail",
    "api",
    "theme",
    "importer",
)
SYMPTOMS = (
    "crashes",
    "is slow",
    "loses data",
    "shows the wrong date",
    "ignores the time zone",
    "leaks memory",
    "returns 404",
    "hangs",
    "prints a stack trace",
    "truncates long names",
    "sorts accents wrongly",
    "fails silently",
    "duplicates entries",
)
SUBJECTS = (
    "Login page",
    "Search box",
    "CSV export",
    "Config loader",
    "Date picker",
    "Backup job",
    "User profile",
    "Report view",
    "Attachment upload",
    "Keyboard shortcut",
    "Progress bar",
    "Tooltip",
    "RSS feed",
    "Undo button",
    "PDF preview",
    "Sidebar",
    "Token refresh",
    "Language menu",
    "Cache",
    "Queue worker",
)
CIRCUMSTANCES = (
    "after upgrade",
    "on Windows",
    "when offline",
    "with > 100 rows",
    "if name contains '&'",
    "in Firefox",
    "on first start",
    "under load",
    "when value < 0",
    "behind a proxy",
    "with UTF-8 names",
    "during migration",
    "after midnight",
    "with two accounts",
)
KEYWORDS = (
    "regression performance usability security easy crash i18n docs memory timezone unicode mobile accessibility "
    "upgrade logging encoding patch sqlite cli"
).split()
ISSUE_TYPES = ("defect", "enhancement", "task")
PRIORITIES = ("major", "minor", "critical", "trivial", "blocker")
STATUSES = ("closed", "new", "assigned", "accepted", "reopened")

METHODS = (
    "A Bayesian Approach to|Estimating|On the Stability of|A Survey of|Efficient Algorithms for|Towards|"
    "Measuring|Experimental Evidence for|Scaling Laws in|A Note on|Learning|Rethinking|Bounds for|"
    "A Field Study of"
).split("|")
PHENOMENA = (
    "Sediment Transport|Query Optimization|Hidden Web Sources|Soil Moisture|Protein Folding|Traffic Flow|"
    "Graph Partitioning|Coral Bleaching|Speech Recognition|Supply Networks|Glacier Retreat|Term Weighting|"
    "Sparse Regression|Voter Turnout|Form Understanding|Bee Navigation|Magnetic Storms|Schema Matching|"
    "Language Contact|Bone Density|Tidal Energy|Record Linkage|Wage Dispersion|Crystal Growth|"
    "Duplicate Detection|Urban Heat|Page Ranking"
).split("|")
SETTINGS = (
    "Mountain Catchments|Large Databases|Small Samples|Heterogeneous Networks|Arid Regions|Noisy Environments|"
    "Developing Economies|the Presence of Missing Data|Shallow Waters|Distributed Systems|Adolescents|"
    "the North Sea|Early Modern Europe|Parallel Architectures|Rural Districts|Finite Populations"
).split("|")
VENUES = (
    "Journal of Data Engineering|Annals of Applied Hydrology|Web Information Letters|"
    "Proceedings of the Symposium on Databases|Transactions on Learning Systems|Review of Regional Economics|"
    "Computational Biology Quarterly|Acta Geologica Borealis|Bulletin of Statistics & Methods|"
    "Journal of Field Ecology|Language and Society Papers|Archives of Medical Physics|"
    "International Conference on Networks|Workshop on Text Retrieval|Marine Science Reports|Cahiers d'Économie|"
    "Zeitschrift für Angewandte Optik|Northern Sociology"
).split("|")
