import { factsOf, soldLines } from '@emsal/lines/registry/facts-of';
import { quizOf } from './server-lines';

const waiting = soldLines.filter((line) => factsOf(line).preloader.slideSeconds > 0);

it.each(waiting)('%s asks different questions whose answers differ', (line) => {
  const quiz = quizOf(line);
  expect(quiz.length).toBeGreaterThan(1);
  for (const texts of [quiz.map(({ question }) => question), ...quiz.map(({ answers }) => answers)])
    expect(new Set(texts).size).toBe(texts.length);
});
