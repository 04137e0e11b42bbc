/** Whether a failure means that the database cannot be reached just now, so that the caller may try again. */

/** SQLSTATE classes 08 (connection), 57P (shutdown, starting up) and 53300 (too many connections); Node's socket errors. */
const codes = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
/** What `pg` says without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is/;

export function isDatabaseUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (codes.test(String((at as { code?: unknown }).code)) || messages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}
