import { words } from '../words/words.ts'

export const RULES_WORDS = words(
  {
    rules: 'Rules',
    games: 'Games',
    intro:
      'Every rule that Bulkhead plays by, one sentence each, in our own words. Log lines and questions at the table name the rule they follow; here it has its address. Choose a game.',
    search: 'Search the rules',
    'search-example': 'Search: noise, door, NEM-MOVE-03…',
    chapters: 'Chapters',
    all: '{count} rules',
    found: '{count} rules found',
    'found-one': 'One rule found',
    nothing: 'No rule has all of these words. Fewer or shorter words find more.',
    english: 'These rules are not translated yet: they are shown in English.',
    'no-such': 'There is no rule {rule} in this game.',
    copy: 'Copy the link',
    copied: 'Copied',
  },
  {
    rules: 'Règles',
    games: 'Jeux',
    intro:
      'Toutes les règles que Bulkhead applique, une phrase pour chacune, avec nos propres mots. À la table, le journal et les questions citent la règle suivie ; ici, elle a son adresse. Choisissez un jeu.',
    search: 'Chercher dans les règles',
    'search-example': 'Chercher : bruit, porte, NEM-MOVE-03…',
    chapters: 'Chapitres',
    all: '{count} règles',
    found: '{count} règles trouvées',
    'found-one': 'Une règle trouvée',
    nothing: 'Aucune règle ne contient tous ces mots. Essayez avec moins de mots, ou plus courts.',
    english: 'Ces règles ne sont pas encore traduites : elles sont affichées en anglais.',
    'no-such': 'Il n’y a pas de règle {rule} dans ce jeu.',
    copy: 'Copier le lien',
    copied: 'Copié',
  },
)
