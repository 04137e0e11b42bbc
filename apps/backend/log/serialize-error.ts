/** Serializes errors for the log: drizzle puts statement parameters, which are personal data, into message and stack. */
import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers, type SerializedError } from 'pino';

export function serializeError(error: Error): SerializedError {
  const serialized = stdSerializers.err(error);
  const parameters = parametersIn(error);
  return parameters.length === 0
    ? serialized
    : { ...serialized, message: without(parameters, serialized.message), stack: without(parameters, serialized.stack) };
}

/** The parameters as drizzle writes them into the error and its causes. */
function parametersIn(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const own = error instanceof DrizzleQueryError && error.params.length > 0 ? [`\nparams: ${error.params}`] : [];
  return [...own, ...parametersIn(error.cause)];
}

const without = (parameters: readonly string[], text: string): string =>
  parameters.reduce((rest, part) => rest.replaceAll(part, () => '\nparams: [redacted]'), text);
