import { requiredMessage } from '@emsal/validation/generic/generic-messages';
import { checkAnswer, checkField, checkStep, stepErrors } from './check-step';
import {
  exampleContext as context,
  exampleLine as line,
  exampleSample as sample,
  exampleStep as step,
} from '../samples/example-line';
import { searchTextName } from '../answers/search-text';

describe('checkStep', () => {
  it('gives one message per invalid field: the field’s own, or the generic one', () => {
    expect(stepErrors(line, step('ilk'), { ...context, answers: {} })).toEqual({
      owner: 'Sahibi girin',
      terms: 'Koşulları onaylayın',
      born: requiredMessage,
    });
    expect(stepErrors(line, step('ilk'), { ...context, answers: { owner: '   ', terms: true, born: '--' } })).toEqual({
      owner: 'Sahibi girin',
      born: requiredMessage,
    });
  });

  it('gives the normalised answers when all are valid', () => {
    const answers = { owner: ' Ali ', terms: true, born: '1985-04-12', driver: 'veli', stranger: 'x' };
    expect(stepErrors(line, step('ilk'), { ...context, answers })).toEqual({});
    expect(checkStep(line, step('ilk'), { ...context, answers })).toEqual({
      ok: true,
      answers: { owner: 'Ali', driver: 'VELI', consent: false, terms: true, born: '1985-04-12' },
    });
  });

  it('adds answers that are derived on this day', () => {
    const derives = { born: (value: string, today?: string) => ({ isFound: value === today }) };
    const ofDay = { ...line, relations: { ...line.relations, derives } };
    const check = (born: string) =>
      checkStep(ofDay, step('ilk'), { ...context, answers: { owner: 'Ali', terms: true, born } });
    expect([check('2026-11-21'), check('1985-04-12')]).toMatchObject([
      { answers: { isFound: true } },
      { answers: { isFound: false } },
    ]);
  });

  it('checks only the visible fields', () => {
    expect(Object.keys(stepErrors(line, step('ikinci'), { ...context, answers: { status: '0' } }))).toEqual([
      'city',
      'district',
      'phoneNumber',
    ]);
    expect(Object.keys(stepErrors(line, step('ikinci'), { ...context, answers: { status: '1' } }))).toContain(
      'plateNo',
    );
  });

  it('rejects an option that is not in the field’s own or computed list', () => {
    const errorsOf = (answers: object) =>
      stepErrors(line, step('ikinci'), { ...context, answers: { ...sample.answers, ...answers } });
    expect(errorsOf({ status: '2' })).toMatchObject({ status: 'Seçin' });
    expect(errorsOf({ year: '1999' })).toEqual({ year: requiredMessage });
    expect(errorsOf({ city: 'only a call knows' })).toEqual({});
    expect(checkAnswer(line, 'year', { ...context, answers: { status: '1', year: '1999' } }).ok).toBe(false);
    expect(checkAnswer(line, 'year', { ...context, answers: sample.answers })).toEqual({ ok: true, value: '2026' });
  });

  it('rejects search text without a selection even in an optional field; a selection settles it', () => {
    const missing = 'Listeden seçin';
    const optional = {
      ...line,
      fields: { ...line.fields, district: { kind: 'combobox', label: 'İlçe', optional: true, missing } as const },
    };
    const errorsOf = (answers: object) =>
      stepErrors(optional, step('ikinci'), { ...context, answers: { ...sample.answers, ...answers } });
    const written = { [searchTextName('district')]: 'kad' };
    expect(errorsOf({ district: '' })).toEqual({});
    expect(errorsOf({ ...written, district: '' })).toEqual({ district: missing });
    expect(errorsOf({ ...written, district: '3419' })).toEqual({});
    expect(errorsOf({ [searchTextName('district')]: '' })).toEqual({});
  });

  it('adds what is derived from the normalised answers', () => {
    const verdict = checkStep(line, step('ikinci'), {
      ...context,
      answers: { ...sample.answers, plateNo: '34 abc 12' },
    });
    expect(verdict).toMatchObject({ ok: true, answers: { plateNo: '34ABC12', plateCity: '34' } });
  });

  it('stops at the first failing check, and passes the other answers to checks', () => {
    expect(stepErrors(line, step('ilk'), { ...context, answers: { ...sample.answers, driver: 'Ali' } })).toEqual({
      driver: 'Başka biri',
    });
    expect(
      stepErrors(line, step('ikinci'), { ...context, answers: { ...sample.answers, plateNo: '99' } }).plateNo,
    ).toMatch(/ilk iki rakam/);
  });

  it('makes an optional field required where the configuration says so', () => {
    const answers = { ...sample.answers, consent: false };
    expect(stepErrors(line, step('ilk'), { ...context, marketingPermissionRequired: true, answers })).toEqual({
      consent: 'İzin verin',
    });
    expect(stepErrors(line, step('ilk'), { ...context, marketingPermissionRequired: false, answers })).toEqual({});
  });

  it('accepts facts and flags as they are', () => {
    const at = { ...context, answers: {} };
    expect([
      checkField(line.fields.isFound!, undefined, at),
      checkField(line.fields.plateCity!, undefined, at),
      checkField(line.fields.isFound!, true, at),
    ]).toEqual([
      { ok: true, value: false },
      { ok: true, value: '' },
      { ok: true, value: true },
    ]);
  });
});
