import { words } from '../words/words.ts'

export const ABOUT_WORDS = words(
  {
    about: 'About and credits',
    what: 'What Bulkhead is',
    'what-1':
      'Bulkhead plays {games} in the browser, by their full rules, alone against bots, on one device, or with friends far away.',
    'what-2':
      'It is free and open source under the MIT licence. It enforces the rules, says why something is not possible, and names the rule for everything that happens.',
    unofficial: 'Unofficial',
    'unofficial-1':
      'This is a fan project. {games} belong to their authors and publishers, who have nothing to do with it. The names are used only to say which games are played.',
    'unofficial-2':
      'All texts are in our own words and all pictures are drawn for this project or come from the sources below. If you like a game, buy it: the real one has figures that cast shadows.',
    fair: 'Fair chance',
    'fair-1':
      'Before a game starts, its whole chance (every shuffle and die) is fixed by a secret, and a fingerprint of that secret is shown. When the game is over the secret is shown too.',
    'fair-2':
      'Anybody can then play the match file again and check that nothing was changed on the way. Bots see exactly what a person on their seat would see.',
    private: 'What is kept',
    'private-1':
      'Games on this device stay on this device. At a table on a server you are a name and a cookie: no e-mail, no tracking, nothing from other sites.',
    credits: 'Licences and credits',
    'credits-1': 'Bulkhead stands on the work of others:',
  },
  {
    about: 'À propos et crédits',
    what: 'Ce qu’est Bulkhead',
    'what-1':
      'Bulkhead fait jouer dans le navigateur, avec leurs règles complètes, à {games} : seul contre des bots, à plusieurs sur un appareil, ou avec des amis au loin.',
    'what-2':
      'Il est gratuit et libre, sous licence MIT. Il applique les règles, dit pourquoi une chose est impossible, et cite la règle de tout ce qui arrive.',
    unofficial: 'Non officiel',
    'unofficial-1':
      'C’est un projet de fans. {games} appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part. Leurs noms ne servent qu’à dire à quoi l’on joue.',
    'unofficial-2':
      'Tous les textes sont de nous, et toutes les images sont dessinées pour ce projet ou viennent des sources ci-dessous. Si un jeu vous plaît, achetez-le : le vrai a des figurines qui font de l’ombre.',
    fair: 'Un hasard honnête',
    'fair-1':
      'Avant la partie, tout le hasard (chaque mélange, chaque dé) est fixé par un secret dont une empreinte est affichée. À la fin de la partie, le secret est montré aussi.',
    'fair-2':
      'N’importe qui peut alors rejouer le fichier de la partie et vérifier que rien n’a été changé en route. Les bots voient exactement ce que verrait une personne à leur place.',
    private: 'Ce qui est gardé',
    'private-1':
      'Les parties sur cet appareil restent sur cet appareil. À une table sur un serveur, vous êtes un nom et un cookie : pas de courriel, pas de pistage, rien venant d’autres sites.',
    credits: 'Licences et crédits',
    'credits-1': 'Bulkhead s’appuie sur le travail d’autrui :',
  },
)
