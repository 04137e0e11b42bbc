import { requiredMessage } from '@emsal/validation/generic/generic-messages';
import { checkAnswer, checkField, checkStep, stepErrors } from './check-step';
import { stepFields } from './confirmed-fields';
import { displayAnswer } from './display-answer';
import { exampleContext as context, exampleLine as line, exampleSample as sample } from './example-line';
import { localOptions } from './options';
import { dateBoxNames, readForm } from './read-form';
import { dueLookups, lookupKey, lookupRequest, optionsRequest, saveRequests } from './requests';
import { typedFields, typedInputs } from './typed-inputs';
import { findStep } from './visible-steps';
import { writtenName } from './written-text';

const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const step = (slug: string) => findStep(line, slug)!;

describe('judging a step', () => {
  it('gives one sentence per wrong field: the field’s own, or the generic one', () => {
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

  it('gives no error and the normalised answers when all is right', () => {
    const answers = { owner: ' Ali ', terms: true, born: '1985-04-12', driver: 'veli', stranger: 'x' };
    expect(stepErrors(line, step('ilk'), { ...context, answers })).toEqual({});
    expect(checkStep(line, step('ilk'), { ...context, answers })).toEqual({
      ok: true,
      answers: { owner: 'Ali', driver: 'VELI', consent: false, terms: true, born: '1985-04-12' },
    });
  });

  it('judges only the fields that apply', () => {
    expect(Object.keys(stepErrors(line, step('ikinci'), { ...context, answers: { status: '0' } }))).toEqual([
      'city',
      'district',
      'phoneNumber',
    ]);
    expect(Object.keys(stepErrors(line, step('ikinci'), { ...context, answers: { status: '1' } }))).toContain(
      'plateNo',
    );
  });

  it('refuses a choice that is not on its list, the field’s own or the computed one', () => {
    const errorsOf = (answers: object) =>
      stepErrors(line, step('ikinci'), { ...context, answers: { ...sample.answers, ...answers } });
    expect(errorsOf({ status: '2' })).toMatchObject({ status: 'Seçin' });
    expect(errorsOf({ year: '1999' })).toEqual({ year: requiredMessage });
    expect(errorsOf({ city: 'only a call knows' })).toEqual({});
    expect(checkAnswer(line, 'year', { ...context, answers: { status: '1', year: '1999' } }).ok).toBe(false);
    expect(checkAnswer(line, 'year', { ...context, answers: sample.answers })).toEqual({ ok: true, value: '2026' });
  });

  it('does not pass over text that chose nothing, though the answer may be left out; a choice settles it', () => {
    const missing = 'Listeden seçin';
    const optional = {
      ...line,
      fields: { ...line.fields, district: { kind: 'combobox', label: 'İlçe', optional: true, missing } as const },
    };
    const errorsOf = (answers: object) =>
      stepErrors(optional, step('ikinci'), { ...context, answers: { ...sample.answers, ...answers } });
    const written = { [writtenName('district')]: 'kad' };
    expect(errorsOf({ district: '' })).toEqual({});
    expect(errorsOf({ ...written, district: '' })).toEqual({ district: missing });
    expect(errorsOf({ ...written, district: '3419' })).toEqual({});
    expect(errorsOf({ [writtenName('district')]: '' })).toEqual({});
  });

  it('adds what follows from the normalised answers', () => {
    const verdict = checkStep(line, step('ikinci'), {
      ...context,
      answers: { ...sample.answers, plateNo: '34 abc 12' },
    });
    expect(verdict).toMatchObject({ ok: true, answers: { plateNo: '34ABC12', plateCity: '34' } });
  });

  it('stops at the first check that fails and lets checks see the other answers', () => {
    expect(stepErrors(line, step('ilk'), { ...context, answers: { ...sample.answers, driver: 'Ali' } })).toEqual({
      driver: 'Başka biri',
    });
    expect(
      stepErrors(line, step('ikinci'), { ...context, answers: { ...sample.answers, plateNo: '99' } }).plateNo,
    ).toMatch(/il koduyla/);
  });

  it('makes an optional field required where the configuration says so', () => {
    const answers = { ...sample.answers, consent: false };
    expect(stepErrors(line, step('ilk'), { ...context, marketingPermissionRequired: true, answers })).toEqual({
      consent: 'İzin verin',
    });
    expect(stepErrors(line, step('ilk'), { ...context, marketingPermissionRequired: false, answers })).toEqual({});
  });

  it('takes facts and flags as they are', () => {
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

describe('confirmed fields', () => {
  it('shows what is known and right, asks the rest, and neither for what is silently known', () => {
    expect(stepFields(line, step('ikinci'), { ...context, answers: sample.answers })).toEqual({
      shown: ['plateNo'],
      asked: ['city', 'district', 'year', 'phoneNumber'],
    });
  });

  it('asks all again while editing', () => {
    expect(stepFields(line, step('ikinci'), { ...context, editing: true, answers: sample.answers })).toEqual({
      shown: [],
      asked: ['status', 'plateNo', 'city', 'district', 'year', 'phoneNumber'],
    });
  });

  it('asks what is known but wrong, or missing', () => {
    expect(
      stepFields(line, step('ikinci'), { ...context, answers: { ...sample.answers, plateNo: '99' } }).asked,
    ).toContain('plateNo');
    expect(
      stepFields(line, step('ikinci'), { ...context, answers: { ...sample.answers, plateNo: '' } }).asked,
    ).toContain('plateNo');
  });

  it('counts typed inputs: three for a date, one for the code, none for what is looked up, chosen or optional', () => {
    expect(typedFields(line, sample, context)).toEqual(['owner', 'born', 'phoneNumber', 'plateNo']);
    expect(typedInputs(line, sample, context)).toBe(1 + 3 + 1 + 1 + 1);
    const known = { ...sample, lookedUp: ['plateNo'] };
    expect(typedInputs(line, known, context)).toBe(6);
  });
});

describe('calls', () => {
  it('saves with the bodies that the contract asks for, in order, where the condition holds', () => {
    expect(saveRequests(line, step('ilk'), { ...visit, answers: sample.answers })).toEqual([
      { call: 'POST quoterequestapi/sharedstep/SaveEmail', body: { visitId: visit.visitId, email: 'Ali' } },
      {
        call: 'POST quoterequestapi/sharedstep/saveCustomerJob',
        body: { visitId: visit.visitId, jobCode: 'TRAFFIC532026' },
      },
    ]);
    expect(saveRequests(line, step('ilk'), { ...visit, answers: {} })).toHaveLength(1);
    expect(saveRequests(line, step('gizli'), { ...visit, answers: {} })).toEqual([]);
  });

  it('runs a look-up once for the same answers, when they are there and its condition holds', () => {
    const [lookup] = step('ikinci').lookups;
    expect(dueLookups(line, step('ikinci'), { answers: sample.answers, lookupRuns: {} })).toEqual([lookup]);
    expect(lookupKey(lookup!, sample.answers)).toBe('34ABC12');
    expect(lookupKey(lookup!, { ...sample.answers, plateNo: '34-abc 12' })).toBe('34ABC12');
    expect(
      dueLookups(line, step('ikinci'), { answers: sample.answers, lookupRuns: { [lookup!.call]: '34ABC12' } }),
    ).toEqual([]);
    expect(
      dueLookups(line, step('ikinci'), { answers: sample.answers, lookupRuns: { [lookup!.call]: '06ABC12' } }),
    ).toEqual([lookup]);
    expect(dueLookups(line, step('ikinci'), { answers: { ...sample.answers, plateNo: '' }, lookupRuns: {} })).toEqual(
      [],
    );
    expect(dueLookups(line, step('ikinci'), { answers: { ...sample.answers, isFound: true }, lookupRuns: {} })).toEqual(
      [],
    );
    expect(lookupRequest(line, lookup!, { ...visit, answers: sample.answers })).toEqual({
      call: 'POST quoterequestapi/auto/getvehicleinfo',
      body: { visitId: visit.visitId, licensePlateNo: '34ABC12' },
    });
  });

  it('runs it again for the same answers once what it told was cleared, and not when that was nothing', () => {
    const lookup = { ...step('ikinci').lookups[0]!, tells: 'isFound' };
    const due = (isFound?: boolean) =>
      dueLookups(
        line,
        { ...step('ikinci'), lookups: [lookup] },
        { answers: { ...sample.answers, isFound }, lookupRuns: { [lookup.call]: '34ABC12' } },
      );
    expect([due(undefined), due(false)]).toEqual([[lookup], []]);
  });

  it('asks for options as soon as the answers they need are there', () => {
    expect(optionsRequest(line, 'district', { ...visit, answers: {} })).toBeUndefined();
    expect(optionsRequest(line, 'plateNo', { ...visit, answers: {} })).toBeUndefined();
    const request = optionsRequest(line, 'district', { ...visit, answers: { city: '34' } })!;
    expect(request).toMatchObject({
      call: 'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}',
      body: { cityId: '34' },
    });
    expect(request.option({ districtId: '3419', districtName: 'Kadıköy' } as never)).toEqual({
      code: '3419',
      name: 'Kadıköy',
    });
    expect(optionsRequest(line, 'city', { ...visit, answers: {} })).toMatchObject({ body: {} });
  });

  it('offers local options: fixed, or computed from the answers', () => {
    expect(localOptions(line, 'status', { ...context, answers: {} })?.map(({ code }) => code)).toEqual(['0', '1']);
    expect(localOptions(line, 'year', { ...context, answers: { status: '1' } })).toEqual([
      { code: '2026', name: 'Bu yıl' },
    ]);
    expect(localOptions(line, 'year', { ...context, answers: {} })).toEqual([]);
    expect([
      localOptions(line, 'city', { ...context, answers: {} }),
      localOptions(line, 'owner', { ...context, answers: {} }),
      localOptions(line, 'yok', { ...context, answers: {} }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('native forms', () => {
  it('reads dates from three boxes, ticks as booleans, and drops other names', () => {
    const form = { owner: 'Ali', terms: 'on', 'born.day': '3', 'born.month': '', 'born.year': '1985', stranger: 'x' };
    expect(readForm(line, ['owner', 'terms', 'consent', 'born', 'driver', 'yok'], form)).toEqual({
      owner: 'Ali',
      terms: true,
      consent: false,
      born: '1985--3',
    });
  });

  it('takes a whole date, and leaves out one that the form does not have', () => {
    expect(readForm(line, ['born'], { born: '1985-04-12' })).toEqual({ born: '1985-04-12' });
    expect(readForm(line, ['born'], {})).toEqual({});
    expect(readForm(line, ['born'], { 'born.day': '3' })).toEqual({ born: '--3' });
    expect(dateBoxNames('born')).toEqual({ day: 'born.day', month: 'born.month', year: 'born.year' });
  });
});

it('shows answers as people read them', () => {
  const shown = (name: string, answers: Record<string, string | boolean>) =>
    displayAnswer(line, name, { ...context, answers });
  expect([
    shown('plateNo', { plateNo: '34ABC12' }),
    shown('phoneNumber', { phoneNumber: '5321234567' }),
    shown('born', { born: '1985-04-12' }),
    shown('born', {}),
  ]).toEqual(['34 ABC 12', '0532 123 45 67', '12.04.1985', '']);
  expect([
    shown('status', { status: '1' }),
    shown('status', { status: '9' }),
    shown('city', { city: '34', cityName: 'İstanbul' }),
    shown('city', { city: '34', cityName: '' }),
  ]).toEqual(['Var', '9', 'İstanbul', '34']);
  expect([
    shown('terms', { terms: true }),
    shown('terms', { terms: false }),
    shown('owner', { owner: 'Ali' }),
    shown('yok', { yok: 'x' }),
  ]).toEqual(['Evet', 'Hayır', 'Ali', 'x']);
});
