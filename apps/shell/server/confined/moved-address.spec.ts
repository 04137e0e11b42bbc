/** @vitest-environment node */
import { lookPause, watchAddresses } from './moved-address';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const api = 'http://api.example:4100';

/** @param answers of one look after the other; null for a name that leads nowhere @returns how often it had moved */
async function movesWith(answers: Array<readonly string[] | null>, url: string = api): Promise<number> {
  let moves = 0;
  let looks = 0;
  const look = async () => answers[Math.min(looks++, answers.length - 1)]!;
  const { stop } = watchAddresses(url, () => (moves += 1), look);
  await vi.advanceTimersByTimeAsync((answers.length - 1) * lookPause);
  stop();
  await vi.advanceTimersByTimeAsync(3 * lookPause);
  return moves;
}

it.each<[what: string, answers: Array<readonly string[] | null>, moves: number]>([
  ['that stay', [['10.0.0.1'], ['10.0.0.1']], 0],
  [
    'of which one stays',
    [
      ['10.0.0.1', '10.0.0.2'],
      ['10.0.0.2', '10.0.0.3'],
    ],
    0,
  ],
  ['that are all others', [['10.0.0.1'], ['10.0.0.1'], ['10.0.0.9']], 1],
  ['that cannot be looked up later on', [['10.0.0.1'], null], 0],
  ['that could not be looked up at the start', [null, null, ['10.0.0.1']], 1],
])('a host with addresses %s', async (_, answers, moves) => {
  expect(await movesWith(answers)).toBe(moves);
});

it('an address needs no look, and neither does a process without connections', async () => {
  const look = vi.fn();
  for (const url of ['http://127.0.0.1:4100', 'http://[::1]:4100', null])
    watchAddresses(url, () => undefined, look).stop();
  expect(look).not.toHaveBeenCalled();
});
