/** A self-signed certificate for localhost; browsers trust it by the hash of its key, so that caching behaves as with a real one. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Path of `cert`, for programs that need a file. */
  file: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  keyHash: string;
}

const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost'.split(' ');

/** @param folder for the files; an existing certificate is reused */
export function certificate(folder: string): Certificate {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', key, '-out', cert, '-addext', 'subjectAltName=DNS:localhost'];
  if (!existsSync(cert)) execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
  const spki = new X509Certificate(readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(key),
    cert: readFileSync(cert),
    file: cert,
    keyHash: createHash('sha256').update(spki).digest('base64'),
  };
}
