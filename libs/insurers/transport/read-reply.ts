import type { Dispatcher } from 'undici';
import { InsurerFault } from '../insurer-fault';
import type { TransportReply } from './transport';

interface Reading {
  signal: AbortSignal;
  /** Bytes of the body that are read before it is refused. */
  bodyCap: number;
}

/** Sends a request and reads its whole reply. Without a stream between, whose making costs more than all that an insurer's answer needs. */
export const readReply = (
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  reading: Reading,
): Promise<TransportReply> =>
  new Promise((resolve, reject) => {
    reading.signal.throwIfAborted();
    dispatcher.dispatch(options, new ReplyReader(reading, { resolve, reject }));
  });

interface Outcome {
  resolve(reply: TransportReply): void;
  reject(error: unknown): void;
}

class ReplyReader implements Dispatcher.DispatchHandler {
  readonly #reading: Reading;
  readonly #outcome: Outcome;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #headers: TransportReply['headers'] = {};
  #controller: Dispatcher.DispatchController | null = null;
  #failure: Error | null = null;

  constructor(reading: Reading, outcome: Outcome) {
    this.#reading = reading;
    this.#outcome = outcome;
    reading.signal.addEventListener('abort', this.#abort);
  }

  /** Also while the request still waits for a connection. */
  readonly #abort = (): void => {
    const { reason } = this.#reading.signal as { reason: Error };
    this.#controller?.abort(reason);
    this.#fail(reason);
  };

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: TransportReply['headers'],
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { bodyCap } = this.#reading;
    this.#size += chunk.length;
    if (this.#size > bodyCap) controller.abort(new InsurerFault('tooLarge', `answer over ${bodyCap} bytes`));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#stopListening();
    const text = utf8.decode(this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks, this.#size));
    this.#outcome.resolve({ status: this.#status, headers: this.#headers, text });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  #fail(error: Error): void {
    this.#failure = error;
    this.#stopListening();
    this.#outcome.reject(error);
  }

  #stopListening(): void {
    this.#reading.signal.removeEventListener('abort', this.#abort);
  }
}

const utf8 = new TextDecoder();
