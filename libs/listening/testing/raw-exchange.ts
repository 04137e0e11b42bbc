/** Raw bytes on a connection of their own, as no browser would send them. */
import { connect } from 'node:net';

export interface RawAnswer {
  /** Null when the connection was closed without a reply. */
  status: number | null;
  head: string;
  body: string;
}

const statusOf = (text: string): number | null => {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(text) ?? [];
  return status === undefined ? null : Number(status);
};

/** Whether head and body are complete. */
function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n', 2);
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
  return body !== undefined && (length === undefined || Buffer.byteLength(body, 'latin1') >= Number(length));
}

/** Sent once a part of the reply has arrived. */
export interface FollowUp {
  until: string;
  then: string;
}

/** @param sent in Latin 1, one byte per character */
export function exchange(url: string, sent: string, followUp?: FollowUp): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<RawAnswer>();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    if (followUp) return void (text.includes(followUp.until) && socket.write(followUp.then, 'latin1'));
    if (isWhole(text)) socket.destroy();
  });
  // A reset ends the connection as well.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    const [head = '', body = ''] = text.split('\r\n\r\n', 2);
    resolve({ status: statusOf(text), head, body: Buffer.from(body, 'latin1').toString('utf8') });
  });
  socket.write(sent, 'latin1');
  return promise;
}

/** Sends and then says that nothing follows. @returns the status of every reply until the server closes the connection */
export function statusesOf(url: string, sent: string): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))));
  socket.end(sent, 'latin1');
  return promise;
}
