/** What is wrong with a storage, in a word for machines and a sentence for people. It names no address and no name. */
export interface Problem {
  readonly problem: string
  readonly message: string
  /** Whether waiting may help. */
  readonly passes: boolean
}

const PROBLEMS: readonly (Problem & { readonly codes: RegExp })[] = [
  {
    problem: 'locked',
    codes: /^SQLITE_(BUSY|LOCKED)|^55P03$/,
    message: 'Somebody else holds the lock of the database.',
    passes: true,
  },
  {
    problem: 'full',
    codes: /^SQLITE_FULL|^ENOSPC$|^EDQUOT$|^EFBIG$|^53[12]00$/,
    message: 'The disk of the database is full.',
    passes: true,
  },
  {
    problem: 'read-only',
    codes: /^SQLITE_READONLY|^25006$|^EROFS$/,
    message: 'The database can be read, but not written.',
    passes: true,
  },
  {
    problem: 'hangs',
    codes: /^ETIMEDOUT$|^57014$|^hangs$/,
    message: 'The database does not answer in time.',
    passes: true,
  },
  {
    problem: 'refuses',
    codes: /^53...$|^57P0.$|^08...$/,
    message: 'The database takes no connections now.',
    passes: true,
  },
  {
    problem: 'away',
    codes: /^E(CONN|HOST|NET|PIPE|AI_AGAIN|NOTFOUND)/,
    message: 'The database cannot be reached.',
    passes: true,
  },
  {
    problem: 'not-allowed',
    codes: /^28...$|^3D000$|^EACCES$|^EPERM$|^42501$|^SQLITE_(CANTOPEN|PERM|AUTH)/,
    message: 'The database does not let this server in.',
    passes: false,
  },
  {
    problem: 'damaged',
    codes: /^SQLITE_(CORRUPT|NOTADB)|^XX00[12]$/,
    message: 'The database is damaged: restore a backup.',
    passes: false,
  },
]

const UNKNOWN: Problem = {
  problem: 'fails',
  message: 'The database fails; the log says how.',
  passes: false,
}

export function problemOf(error: unknown): Problem {
  const {
    code,
    message = '',
    cause,
    errors,
  } = Object(error) as {
    code?: unknown
    message?: string
    cause?: unknown
    errors?: readonly unknown[]
  }
  const found = PROBLEMS.find(({ codes }) => codes.test(codeIn(String(code ?? ''), message)))
  if (found) return { problem: found.problem, message: found.message, passes: found.passes }
  const inner = cause ?? errors?.[0]
  return inner === undefined ? UNKNOWN : problemOf(inner)
}

/** Where a driver has only words for it. */
function codeIn(code: string, message: string): string {
  if (code !== '') return code
  if (/timeout|timed out/i.test(message)) return 'hangs'
  return /terminated|connection error|not queryable|ended/i.test(message) ? 'ECONNRESET' : ''
}
