/** An error as a line of the log tells it: drizzle writes what a statement was given into its words, and that is whatever people typed. */
import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers, type SerializedError } from 'pino';

export function errorTold(error: Error): SerializedError {
  const told = stdSerializers.err(error);
  const given = parametersIn(error);
  return given.length === 0
    ? told
    : { ...told, message: without(given, told.message), stack: without(given, told.stack) };
}

/** Of the error and of what caused it, as drizzle writes them. */
function parametersIn(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const own = error instanceof DrizzleQueryError && error.params.length > 0 ? [`\nparams: ${error.params}`] : [];
  return [...own, ...parametersIn(error.cause)];
}

const without = (given: readonly string[], text: string): string =>
  given.reduce((left, parameters) => left.replaceAll(parameters, () => '\nparams: [redacted]'), text);
