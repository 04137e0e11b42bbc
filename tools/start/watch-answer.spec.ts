import { untilItHangs } from './watch-answer';

/** `answers` are those of the questions in order; afterwards the service has ended. */
async function watch(answers: readonly boolean[]): Promise<boolean> {
  let asked = 0;
  const ports = { ask: async () => answers[asked++]!, wait: async () => undefined };
  return untilItHangs(ports, () => asked === answers.length + 1 || answers[asked] === undefined);
}

it.each([
  ['answers again after two questions', [true, false, false, true, false, false, true], false],
  ['answers nothing three times in a row', [true, false, false, false, true], true],
  ['ended', [false, false], false],
])('a service that %s', async (_, answers, hangs) => {
  expect(await watch(answers)).toBe(hangs);
});

it('a question that fails counts as no answer', async () => {
  const ports = { ask: () => Promise.reject(new Error('refused')), wait: async () => undefined };
  expect(await untilItHangs(ports, () => false)).toBe(true);
});
