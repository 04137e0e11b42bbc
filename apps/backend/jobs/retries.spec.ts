import { retries, retrySpan } from './retries';

const minutes = (seconds: number): number => Math.round(seconds / 60);

it.each([
  ['overAnHour', 47, 57],
  ['overADay', 1465, 1525],
] as const)('%s takes %i to %i minutes', (name, least, most) => {
  const span = retrySpan(retries[name]);
  expect([minutes(span.least), minutes(span.most)]).toEqual([least, most]);
});
