import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import { checkStep, stepErrors } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet, Row } from '@emsal/lines/kit/grammar/field';
import { optionsRequest, saveRequests } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep, partOf, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { form as travel } from './form';
import { samples as travelSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const sample = (name: string): AnswerSet => sampleNamed(travelSamples(samplesToday), name).answers;
const known = sample('known person');
const child = sample('child with a parent');
const family = sample('family');
const [spouse, teenager] = family['travellers'] as readonly Row[];
const errorsIn = (slug: string, answers: AnswerSet) =>
  stepErrors(travel, findStep(travel, slug)!, { ...context, answers });
const slugs = (answers: AnswerSet) => visibleSteps(travel, answers).map(({ slug }) => slug);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(travel, { ...context, today, samples: travelSamples(today) })).toEqual([]);
});

it.each([
  ['F083', 'teklif-bilgileri', 'meslek-bilgisi'],
  ['F112', 'sigorta-bilgileri', 'ebeveyn-bilgileri'],
  ['F114', 'sigorta-bilgileri', 'sigorta-bilgileri'],
])('%s the part %s has the step %s', (_, slug, child) => {
  expect(travel.parts.find((part) => part.slug === slug)?.steps.map((step) => step.slug)).toContain(child);
  expect(partOf(travel, findStep(travel, child)!)?.slug).toBe(slug);
});

it('F113 asks for a parent only where the insured is under 18 on the day', () => {
  const personal = findStep(travel, 'kisisel-bilgiler')!;
  const led = (birthdayInsured: string) => {
    const verdict = checkStep(travel, personal, { ...context, answers: { ...known, birthdayInsured } });
    return slugs({ ...known, ...(verdict.ok && verdict.answers) }).includes('ebeveyn-bilgileri');
  };
  expect([led('2008-11-22'), led('2008-11-21'), led('1985-4-12')]).toEqual([true, false, false]);
});

it('asks for no parent while a birth date is being retyped, and keeps the parent’s answers', () => {
  const after = changeAnswers(travel, child, { birthdayInsured: '1985--4' });
  expect(slugs(after)).not.toContain('ebeveyn-bilgileri');
  expect(after).toMatchObject({ parentName: 'AYŞE', parentBirthDate: '1985-04-12' });
});

it('M332 keeps the journey when another insured clears the parent', () => {
  const after = changeAnswers(travel, child, { insuredTcNo: '10000000078' });
  for (const name of ['showParentName', 'parentIdentityNo', 'parentBirthDate', 'parentName', 'parentSurname'])
    expect(after).not.toHaveProperty(name);
  expect(after).toMatchObject({ countryId: 'IT', travelStartDate: '2026-11-28', travelEndDate: '2026-12-05' });
});

it.each([
  ['F213', 'insuredTcNo'],
  ['F219', 'birthdayInsured'],
  [
    'F259',
    'travelStartDate travelEndDate travelDestination reasonTravelId countryId hasSportiveActivity selectedSportingActivity',
  ],
  ['F260', 'parentIdentityNo parentBirthDate parentName parentSurname'],
])('%s the form has %s', (_, names) => {
  const asked = travel.parts.flatMap(({ steps }) => steps.flatMap(({ entries }) => entries.map(({ field }) => field)));
  expect(asked).toEqual(expect.arrayContaining(names.split(' ')));
});

it('F261 the step flag showParentName is off at first', () => {
  expect(travel.fields['showParentName']).toMatchObject({ kind: 'flag' });
  expect(completeAnswers(travel, {})).toMatchObject({ showParentName: false });
});

it.each([
  ['F441', { travelStartDate: '2026-11-20' }, ['travelStartDate']],
  ['F441', { travelStartDate: '2026-11-21' }, []],
  ['F442', { travelEndDate: '2026-11-28' }, ['travelEndDate']],
  ['F442', { travelEndDate: '2026-11-29' }, []],
  ['F443', { travelEndDate: '2027-11-28' }, []],
  ['F443', { travelEndDate: '2027-11-29' }, ['travelEndDate']],
])('%s with %j the journey has invalid dates: %j', (_, dates, wrong) => {
  expect(Object.keys(errorsIn('sigorta-bilgileri', { ...known, ...dates }))).toEqual(wrong);
});

it('F444 the hint says to begin a day before the departure and to end a day after the return', () => {
  // Both dates are one range, which shows the first one's hint.
  const hint = /çıkmadan bir gün öncesini, dönüşten bir gün sonrasını seçin/;
  expect(travel.fields['travelStartDate']).toMatchObject({ hint: expect.stringMatching(hint) });
});

it('accepts as parent an adult other than the insured', () => {
  const wrong = (change: AnswerSet) => Object.keys(errorsIn('ebeveyn-bilgileri', { ...child, ...change }));
  expect(wrong({})).toEqual([]);
  expect(wrong({ parentIdentityNo: String(child.insuredTcNo) })).toEqual(['parentIdentityNo']);
  expect(wrong({ parentIdentityNo: '4540234112' })).toEqual(['parentIdentityNo']);
  expect(wrong({ parentBirthDate: '2008-11-22' })).toEqual(['parentBirthDate']);
  expect(wrong({ parentBirthDate: '2027-01-01' })).toEqual(['parentBirthDate']);
});

it.each([
  ['F267 M231', 'travelDestination', { code: '1', name: 'Schengen ülkeleri' }],
  ['F267 M231', 'countryId', { code: 'IT', name: 'İtalya' }],
  ['F267 M231', 'selectedSportingActivity', { code: '01', name: 'Kayak' }],
  ['M231', 'reasonTravelId', { code: '2', name: 'İş' }],
])('%s maps a row of %s to an option', (_, field, row) => {
  const visit = { ...context, visitId: 'v', answers: known };
  expect(optionsRequest(travel, field, visit)?.option(row as never)).toEqual(row);
});

it('asks for the countries of the destination, and clears the country with it', () => {
  const visit = { ...context, visitId: 'v' };
  expect(optionsRequest(travel, 'countryId', { ...visit, answers: {} })).toBeUndefined();
  expect(optionsRequest(travel, 'countryId', { ...visit, answers: known })).toMatchObject({ body: { code: '1' } });
  expect(changeAnswers(travel, known, { travelDestination: '4' })).not.toHaveProperty('countryId');
});

it('saves no parent of an adult, and no sport when none was chosen', () => {
  const typed = { ...child, showParentName: false, selectedSportingActivity: '01' };
  const [save] = saveRequests(travel, findStep(travel, 'sigorta-bilgileri')!, {
    ...context,
    visitId: 'v',
    answers: typed,
  });
  expect(save?.body).toEqual({
    visitId: 'v',
    travelStartDate: '2026-11-28',
    travelEndDate: '2026-12-05',
    travelDestination: '1',
    countryId: 'IT',
    reasonTravelId: '1',
    hasSportiveActivity: false,
  });
});

describe('who travels along', () => {
  const errorsOf = (...travellers: Row[]) => errorsIn('sigorta-bilgileri', { ...known, travellers });

  it('is nobody at first, and nobody is asked for', () => {
    expect(completeAnswers(travel, known)['travellers']).toEqual([]);
    expect(errorsOf()).toEqual({});
  });

  it('has a birth date, of any age, and no number before the prices', () => {
    expect(errorsOf(spouse!, teenager!)).toEqual({});
    expect(errorsOf({ birthDate: '' })).toEqual({ 'travellers.0.birthDate': '2. yolcu: Doğum tarihini girin' });
    expect(Object.keys(errorsOf({ birthDate: '2027-01-01' }))).toEqual(['travellers.0.birthDate']);
  });

  it('M374 the first adult beside a child buys: only their number is asked, and no parent', () => {
    const travellers = [teenager!, spouse!, { birthDate: '1990-01-01' }];
    const answers = { ...child, travellers };
    expect(errorsIn('sigorta-bilgileri', answers)).toEqual({
      'travellers.1.identityNo': '3. yolcu: Kimlik numarasını girin',
    });
    const own = { ...spouse!, identityNo: String(child.insuredTcNo) };
    expect(Object.keys(errorsIn('sigorta-bilgileri', { ...answers, travellers: [own] }))).toEqual([
      'travellers.0.identityNo',
    ]);
  });

  it.each([
    ['an adult', '1986-05-02', false],
    ['a child', '2015-01-01', true],
  ])('F113 with %s beside a child a parent is asked: %s', (_, birthDate, isAsked) => {
    const answers = { ...child, travellers: [{ birthDate, identityNo: '20000000046' }] };
    const verdict = checkStep(travel, findStep(travel, 'sigorta-bilgileri')!, { ...context, answers });
    expect(verdict.ok && slugs({ ...answers, ...verdict.answers }).includes('ebeveyn-bilgileri')).toBe(isAsked);
  });

  it('are eight at most', () => {
    const nine = Array.from({ length: 9 }, () => spouse!);
    expect(errorsOf(...nine)).toEqual({ travellers: expect.stringContaining('en çok 9 yolcu') });
  });

  it('is kept when the person of the form changes, and sent with the journey', () => {
    const after = changeAnswers(travel, family, { insuredTcNo: '10000000078', birthdayInsured: '1980-01-01' });
    expect(after['travellers']).toEqual([spouse, teenager]);
    const [save] = saveRequests(travel, findStep(travel, 'sigorta-bilgileri')!, {
      ...context,
      visitId: 'v',
      answers: family,
    });
    expect(save?.body).toMatchObject({ travellers: [spouse, teenager] });
  });

  it.each([
    ['nobody is', '1970-01-01', null],
    ['a mother is', '1945-1-2', '2. yolcu 80 yaşından büyük'],
    ['nobody says when she was born', '', null],
  ])('before anything is sent the step says who is too old: %s', (_, birthDate, said) => {
    const note = findStep(travel, 'sigorta-bilgileri')!.note!;
    const told = note({ ...known, travellers: [{ ...spouse!, birthDate }] }, context);
    expect(told).toEqual(said === null ? null : expect.stringContaining(said));
  });
});
