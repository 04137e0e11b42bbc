import { readAdvisories } from './read-advisories';

const counts = { info: 0, low: 2, moderate: 1, high: 0, critical: 0 };

it('low and moderate advisories are counted', () => {
  expect(readAdvisories(JSON.stringify({ metadata: { vulnerabilities: counts }, vulnerabilities: {} }))).toEqual({
    kind: 'answered',
    lines: ['0 critical, 0 high, 1 moderate, 2 low'],
    isSound: true,
  });
});

it('a high advisory is named and refused', () => {
  const audit = {
    metadata: { vulnerabilities: { ...counts, high: 1 } },
    vulnerabilities: { 'left-behind': { severity: 'high' }, other: { severity: 'low' } },
  };
  expect(readAdvisories(JSON.stringify(audit))).toEqual({
    kind: 'answered',
    lines: ['0 critical, 1 high, 1 moderate, 2 low', '✗ left-behind: high'],
    isSound: false,
  });
});

it.each([
  ['{"message": "405 Method Not Allowed", "error": {"summary": ""}}', '405 Method Not Allowed'],
  ['', 'no report'],
  ['<html>', 'no report'],
])('%s is no answer of the registry', (output, why) => {
  expect(readAdvisories(output)).toEqual({ kind: 'unanswered', why });
});
