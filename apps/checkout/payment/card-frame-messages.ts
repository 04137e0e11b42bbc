/** Messages between the payment page and the bank's card frame. Messages of another origin or shape are ignored. */

export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'invalid'; message: string }
  /** The card's instalment programme; null: it allows no instalments; absent: not known. */
  | { type: 'card'; programme?: string | null }
  | { type: 'token'; token: string; masked?: string; programme?: string };

type Raw = {
  source?: unknown;
  type?: unknown;
  height?: unknown;
  message?: unknown;
  token?: unknown;
  masked?: unknown;
  programme?: unknown;
} | null;

const heights = { least: 120, most: 1_200 };
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const readers: Record<FrameMessage['type'], (raw: NonNullable<Raw>) => FrameMessage | null> = {
  ready: () => ({ type: 'ready' }),
  height: ({ height }) =>
    typeof height === 'number' && height > 0
      ? { type: 'height', height: Math.min(heights.most, Math.max(heights.least, Math.ceil(height))) }
      : null,
  invalid: ({ message }) => (text(message) ? { type: 'invalid', message: text(message)! } : null),
  card: ({ programme }) => ({ type: 'card', programme: programme === null ? null : text(programme) }),
  token: ({ token, masked, programme }) =>
    text(token) ? { type: 'token', token: text(token)!, masked: text(masked), programme: text(programme) } : null,
};

/** Parses a message; null unless it has the bank's exact origin and the agreed shape. */
export function readFrameMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  bankOrigin: string,
): FrameMessage | null {
  const raw = (typeof data === 'object' ? data : null) as Raw;
  if (
    origin !== bankOrigin ||
    raw?.source !== 'emsal-card-frame' ||
    typeof raw.type !== 'string' ||
    !Object.hasOwn(readers, raw.type)
  )
    return null;
  return readers[raw.type as FrameMessage['type']](raw);
}

export const submitMessage = { source: 'emsal-checkout', type: 'submit' } as const;
