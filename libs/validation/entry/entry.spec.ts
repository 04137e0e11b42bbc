import { businessEntry } from './business-entry';
import { childPictureEntry } from './child-picture-entry';
import type { EntryVerdicts } from './entry-rules';
import { contactEntry } from './contact-entry';
import { jobEntry } from './job-entry';
import { raffleEntry, raffleInput, raffleValues } from './raffle-entry';

const today = '2026-11-26';
const file = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const wrong = (verdicts: EntryVerdicts) =>
  Object.entries(verdicts).flatMap(([field, verdict]) => (verdict.ok ? [] : [field]));

const raffle = {
  identityNo: '10000000146',
  birthday: '1990-1-2',
  phone: '0532 123 45 67',
  branchList: 'TRAFFIC',
  conditions: '1',
  personalDataAgreement: '1',
  personalDataAssent: '1',
};
const raffleWrong = (more: object, on = today) => wrong(raffleEntry({ ...raffle, ...more }, on));

describe('a raffle entry', () => {
  it('M212 asks for these fields, of which plate, date, e-mail and announcements may be empty', () => {
    expect(Object.keys(raffleEntry(raffle, today))).toEqual([
      ...['identityNo', 'birthday', 'phone', 'branchList', 'plate', 'reachBranchDate', 'email'],
      ...['conditions', 'personalDataAgreement', 'personalDataAssent'],
    ]);
    expect(raffleWrong({})).toEqual([]);
    expect(wrong(raffleEntry({}, today))).toEqual([
      ...['identityNo', 'birthday', 'phone', 'branchList', 'conditions'],
      ...['personalDataAgreement', 'personalDataAssent'],
    ]);
  });

  it('M370 is for people of eighteen, from their birthday on', () => {
    expect(raffleWrong({ birthday: '2008-11-26' })).toEqual([]);
    expect(raffleWrong({ birthday: '2008-11-27' })).toEqual(['birthday']);
  });

  it.each([
    ['M371', 'conditions'],
    ['M372', 'personalDataAgreement'],
    ['M372', 'personalDataAssent'],
  ])('%s needs the tick of %s', (_, field) => {
    expect(raffleWrong({ [field]: '' })).toEqual([field]);
    expect(raffleWrong({ [field]: 'on' })).toEqual([field]);
  });

  it.each([
    [{ plate: '99 A 1' }, 'plate'],
    [{ reachBranchDate: '2027-2-30' }, 'reachBranchDate'],
    [{ email: 'x' }, 'email'],
    [{ branchList: '' }, 'branchList'],
  ])('refuses %j', (more, field) => expect(raffleWrong(more)).toEqual([field]));
});

it('M212 sends the plate in three parts, and the server reads it as one', () => {
  const sent = raffleInput({ ...raffle, plate: '34 abc 123' });
  expect(sent).toMatchObject({ plate1: '34', plate2: 'ABC', plate3: '123' });
  expect(raffleValues(sent)).toMatchObject({ plate: '34ABC123', phone: raffle.phone });
  expect(raffleValues(raffleInput(raffle))).toMatchObject({ plate: '' });
});

const child = {
  picture: file,
  childName: 'Ada',
  childAge: '7',
  city: '34',
  parentName: 'Ayşe Yılmaz',
  phone: '5321234567',
  email: 'ayse@ornek.example',
  guardian: '1',
  personalDataAgreement: '1',
};
it.each([
  [{}, []],
  [{ childAge: '4' }, ['childAge']],
  [{ childAge: '13' }, ['childAge']],
  [{ city: '82' }, ['city']],
  [{ guardian: '' }, ['guardian']],
  [{ picture: '' }, ['picture']],
])('M221 a child’s picture with %j is wrong in %j', (more, fields) =>
  expect(wrong(childPictureEntry({ ...child, ...more }))).toEqual(fields),
);

const business = {
  companyName: 'Örnek A.Ş.',
  taxNumber: '1234567890',
  subject: 'health',
  size: '10-49',
  contactName: 'Ayşe Yılmaz',
  phone: '5321234567',
  email: 'ayse@ornek.example',
  personalDataAgreement: '1',
};
it.each([
  [{}, []],
  [{ taxNumber: '1234567891' }, ['taxNumber']],
  [{ subject: 'x', size: '' }, ['subject', 'size']],
  [{ note: 'a'.repeat(1_001) }, ['note']],
])('a company’s request with %j is wrong in %j', (more, fields) =>
  expect(wrong(businessEntry({ ...business, ...more }))).toEqual(fields),
);

const job = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.example',
  phone: '5321234567',
  area: 'technology',
  cv: file,
  personalDataAgreement: '1',
};
it.each([
  [{}, []],
  [{ cv: '../etc/passwd' }, ['cv']],
  [{ area: '', personalDataAgreement: '' }, ['area', 'personalDataAgreement']],
])('a job application with %j is wrong in %j', (more, fields) =>
  expect(wrong(jobEntry({ ...job, ...more }))).toEqual(fields),
);

const message = {
  purpose: 'complaint',
  subject: 'collection',
  message: 'İki kez çekilmiş.',
  name: 'Ayşe Yılmaz',
  phone: '5321234567',
  email: 'ayse@ornek.example',
  personalDataAgreement: '1',
};
it.each([
  [{}, []],
  [{ purpose: '', subject: '2681' }, ['purpose', 'subject']],
  [{ message: ' \n ' }, ['message']],
  [{ message: 'a'.repeat(2_001) }, ['message']],
])('a message to the company with %j is wrong in %j', (more, fields) =>
  expect(wrong(contactEntry({ ...message, ...more }))).toEqual(fields),
);
