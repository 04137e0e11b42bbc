/** The process's log: JSON lines in which fields with personal data are redacted by name and each line is scrubbed by pattern. */
import { loggedUrl } from '@emsal/platform/log/logged-url';
import { scrub } from '@emsal/platform/log/scrub';
import { tokenHeader } from '@emsal/platform/session/token';
import pino, { type Logger } from 'pino';
import { serializeError } from './serialize-error';

const secret = ['authorization', 'cookie', '"set-cookie"', `"${tokenHeader}"`, '"idempotency-key"'];
const personal = [
  ...[
    'identityNo',
    'phoneNumber',
    'telephone',
    'phone',
    'email',
    'birthday',
    'firstName',
    'lastName',
    'surname',
    'companyName',
    'insuredName',
  ],
  ...[
    'licensePlateNo',
    'licenseNo',
    'vehicleChassisNo',
    'chassisNo',
    'cardToken',
    'cardNumber',
    'token',
    'secret',
    'password',
    'answers',
    'body',
    'params',
  ],
];
/** Statement parameters in errors of drizzle and pg; `serializeError` removes them from the message. The statement itself stays. */
const fromErrors = ['err.params', 'err.cause.detail', 'err.cause.where', 'err.parameters'];

export interface LogTarget {
  write(line: string): void;
}

export function makeLogger(level: string, target: LogTarget = process.stdout): Logger {
  const paths = [
    ...secret.map((name) => `headers.${name}`),
    ...secret.map((name) => `req.headers.${name}`),
    ...personal,
    ...personal.flatMap((name) => [`*.${name}`, `*.*.${name}`]),
    ...fromErrors,
  ];
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths, censor: '[redacted]' },
    serializers: { req: requestOf, err: serializeError },
  };
  return pino(options, { write: (line: string) => target.write(scrub(line)) });
}

/** Neither IP address nor headers; the request id correlates the lines. */
const requestOf = ({ method, url, id }: { method: string; url: string; id?: string }) => ({
  id,
  method,
  url: loggedUrl(url),
});
