/** Typed calls to the desk's API on this origin. */
import type { Picture } from '@emsal/api/calls/cms/image-block';
import type { DeskCallName, DeskInput, DeskOutput } from '@emsal/api/desk/desk-calls';
import type { Envelope } from '@emsal/api/envelope';
import { deskTexts as texts } from './desk.texts';

/** What a call said when it did not succeed. */
export class DeskFailure extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

function requestOf(name: DeskCallName, input: object): [string, RequestInit] {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const rest = new Map(Object.entries(input));
  const url = `/api/${path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  })}`;
  if (method === 'GET') return [`${url}?${new URLSearchParams([...rest] as [string, string][]).toString()}`, {}];
  const headers = { 'content-type': 'application/json' };
  return [url, { method, headers, body: JSON.stringify(Object.fromEntries(rest)) }];
}

const unanswered = (): DeskFailure => new DeskFailure(texts.noAnswer, 'noAnswer');

/** @throws DeskFailure with the message to show */
async function resultOf<Result>(asked: Promise<Response>): Promise<Result> {
  const reply = await asked.catch(() => Promise.reject(unanswered()));
  const body = (await reply.json().catch(() => Promise.reject(unanswered()))) as Envelope<Result>;
  if (!body.isSuccess) throw new DeskFailure(body.message, body.messageCode);
  return body.result;
}

/** @throws DeskFailure with the message to show */
export const callDesk = <Name extends DeskCallName>(name: Name, input: DeskInput<Name>): Promise<DeskOutput<Name>> =>
  resultOf(fetch(...requestOf(name, input as object)));

/** The file as the body, with its media type. @throws DeskFailure with the message to show */
export const uploadImage = (file: File): Promise<Picture> =>
  resultOf(fetch('/api/images', { method: 'POST', headers: { 'content-type': file.type }, body: file }));
