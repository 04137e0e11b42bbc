import { CommandError } from '../../start/progress';
import { publishByNeed } from './publish-by-need';

/** Publishes a remote after those that it needs. */
function publishing(needs: Readonly<Record<string, string[]>>) {
  const live: string[] = [];
  const publish = async (name: string): Promise<void> => {
    const missing = needs[name]!.find((other) => !live.includes(other));
    if (missing) throw new CommandError(`${name} waits for ${missing}`);
    live.push(name);
  };
  return { live, publish: () => publishByNeed(Object.keys(needs), publish) };
}

it('publishes each remote after those that must precede it', async () => {
  const { live, publish } = publishing({ checkout: ['form'], content: ['checkout'], form: [] });
  await publish();
  expect(live).toEqual(['form', 'checkout', 'content']);
});

it('gives the reasons of those that are refused at last', async () => {
  const { live, publish } = publishing({ checkout: ['content'], content: ['checkout'], form: [] });
  await expect(publish()).rejects.toThrow('checkout waits for content\ncontent waits for checkout');
  expect(live).toEqual(['form']);
});

it('does not repeat what was not refused', async () => {
  const publish = vi.fn(async () => Promise.reject(new Error('disk full')));
  await expect(publishByNeed(['a', 'b'], publish)).rejects.toThrow('disk full');
  expect(publish).toHaveBeenCalledTimes(1);
});
