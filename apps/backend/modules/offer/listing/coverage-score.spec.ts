import { findInsurer } from '@emsal/insurers/registry';
import { serviceRatingOf } from '@emsal/insurers/service-ratings';
import { packageKey } from '@emsal/tariffs/phone/phone-package';
import { coverageScoreOf } from './coverage-score';

const firmId = 114;
const ofInsurer = findInsurer(firmId)!.coverageScore;
const phone = (value: string) => coverageScoreOf('PHONE', { firmId, options: [{ key: packageKey, value }] });

it('is the insurer’s, and a fifth of it where only the screen is covered', () => {
  expect(coverageScoreOf('HOME', { firmId })).toBe(ofInsurer);
  expect(phone('wide')).toBe(ofInsurer);
  expect(phone('narrow')).toBeCloseTo(ofInsurer / 5, 1);
});

it('is not changed by an option that the line does not declare', () => {
  expect(coverageScoreOf('HOME', { firmId, options: [{ key: packageKey, value: 'narrow' }] })).toBe(ofInsurer);
});

it('is the insurer’s service where the law fixes the covers', () => {
  expect(coverageScoreOf('DASK', { firmId })).toBe(serviceRatingOf(firmId));
});
