import { insurerLatency } from './insurer-latency';

it('sorts the slowest insurer first and unknown ones last, in the given order', () => {
  const latency = insurerLatency();
  latency.record(31, 20);
  latency.record(45, 3_000);
  latency.record(60, 400);
  expect(latency.slowestFirst([12, 31, 45, 7, 60])).toEqual([45, 60, 31, 12, 7]);
});

it('is moved by many answers and not by one', () => {
  const latency = insurerLatency();
  latency.record(31, 1_000);
  latency.record(45, 500);
  latency.record(31, 10);
  expect(latency.slowestFirst([45, 31])).toEqual([31, 45]);
  for (let times = 0; times < 5; times++) latency.record(31, 10);
  expect(latency.slowestFirst([31, 45])).toEqual([45, 31]);
});
