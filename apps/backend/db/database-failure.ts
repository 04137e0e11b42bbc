/** Classifies database errors by what they mean for the caller. */

/** `unavailable`: temporarily unreachable, hanging or overloaded. `storageFull`: it responds, but cannot write. */
export type DatabaseFailure = 'unavailable' | 'storageFull';

interface Signs {
  /** SQLSTATE (PostgreSQL manual, appendix A), or Node's socket errors. */
  codes: RegExp;
  messages: RegExp;
}

/** `disk_full`, and `read_only_sql_transaction`, which managed servers return once their disk is full. A file size limit has no code of its own. */
const storageFull: Signs = { codes: /^(53100|25006)$/, messages: /could not extend file|No space left on device/ };

/** Classes 08 (connection), 57P (shutdown, crash, starting up) and 53 (out of memory, too many connections); 57014 is a statement timeout. */
const unavailable: Signs = {
  codes:
    /^(08...|57P0[1-5]|57014|25P03|53[023]00|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|(HOST|NET)UNREACH)|ENOTFOUND|EAI_AGAIN)$/,
  // Errors of `pg` without a code.
  messages:
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|the database system is/,
};

/** Null for programming errors such as an invalid statement or a violated constraint. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (shows(error, storageFull)) return 'storageFull';
  return shows(error, unavailable) ? 'unavailable' : null;
}

export const isDatabaseUnreachable = (error: unknown): boolean => databaseFailureOf(error) === 'unavailable';

/** What a driver or Node throws. */
interface Thrown {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  /** Of an `AggregateError`: one per address that was tried. */
  errors?: readonly unknown[];
}

function shows(error: unknown, signs: Signs): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors = [] } = error as Thrown;
  return (
    signs.codes.test(String(code)) ||
    signs.messages.test(String(message)) ||
    [cause, ...errors].some((one) => shows(one, signs))
  );
}
