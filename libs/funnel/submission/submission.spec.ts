import { failure } from '@emsal/api/envelope';
import { emptyFunnel } from '@emsal/state/funnel/funnel-state';
import { sampleLine } from '../testing/sample-line';
import { refusedStep, refusalOf } from './refusal';
import { refusalTexts } from './refusal.texts';
import { draftBody, draftChange } from '../draft/save-draft';

describe('a draft', () => {
  it('has the changes since the last save, and null for what was cleared', () => {
    expect(
      draftChange({ city: '34', district: '3419', same: 'x' }, { city: '06', same: 'x', isQrData: true, email: '' }),
    ).toEqual({ city: '06', district: null, isQrData: true });
  });

  it('is not sent when nothing changed, unless the step is submitted', () => {
    const funnel = { ...emptyFunnel, visitId: 'v', answers: { city: '34' }, savedAnswers: { city: '34' } };
    expect(draftBody(sampleLine, funnel, { step: 'temel-bilgiler' })).toBeNull();
    expect(draftBody(sampleLine, funnel, { step: 'temel-bilgiler', completed: true })).toEqual({
      visitId: 'v',
      step: 'temel-bilgiler',
      answers: {},
      completed: true,
    });
  });

  it('always includes what the submitted step asks for and depends on, where it is known in this tab', () => {
    const answers = { city: '34', district: '3419', email: 'a@ornek.example' };
    const funnel = { ...emptyFunnel, visitId: 'v', answers, savedAnswers: answers };
    const again = ['city', 'district', 'name'];
    expect(draftBody(sampleLine, funnel, { step: 's', completed: true, alwaysInclude: again })?.answers).toEqual({
      city: '34',
      district: '3419',
    });
  });

  it('includes the plate with answers that depend on it, and only with those', () => {
    const savedAnswers = { licensePlateNo: '34ABC12', city: '34' };
    const funnel = { ...emptyFunnel, visitId: 'v', savedAnswers };
    const said = (answers: object) =>
      draftBody(sampleLine, { ...funnel, answers: { ...savedAnswers, ...answers } }, { step: 's' });
    expect(said({ vehicleBrand: '1' })?.answers).toEqual({ licensePlateNo: '34ABC12', vehicleBrand: '1' });
    expect(said({ email: 'a@ornek.example' })?.answers).toEqual({ email: 'a@ornek.example' });
  });

  it('remembers with which answers look-ups ran, and waits for a visit', () => {
    const funnel = { ...emptyFunnel, visitId: 'v', answers: { city: '34' }, lookupRuns: { 'POST x': '34' } };
    expect(draftBody(sampleLine, funnel, { step: 's' })?.answers).toEqual({
      city: '34',
      lookupRuns: '{"POST x":"34"}',
    });
    expect(draftBody(sampleLine, { ...funnel, visitId: null }, { step: 's' })).toBeNull();
  });
});

describe('a submitted step', () => {
  const storing = { ...emptyFunnel.storing, waiting: ['a', 'b'] };
  const saved = { owedSteps: 'a b' };

  it('is pending in the draft until its own calls have been made, so that a reload sends them', () => {
    const funnel = { ...emptyFunnel, visitId: 'v', storing };
    expect(draftBody(sampleLine, funnel, { step: 'b', completed: true })?.answers).toEqual(saved);
    expect(draftBody(sampleLine, { ...funnel, savedAnswers: saved }, { step: 'b', isStored: true })?.answers).toEqual({
      owedSteps: 'a',
    });
    const last = { ...funnel, savedAnswers: saved, storing: { ...storing, waiting: ['b'] } };
    expect(draftBody(sampleLine, last, { step: 'b', isStored: true })?.answers).toEqual({ owedSteps: null });
  });
});

describe('a refusal', () => {
  it.each([
    ['identityNotMatchBirthDate', 'birthdayForLicense'],
    ['phoneMaximumUse', 'phoneNumber'],
  ])("%s is shown at the field %s of the line, with the catalogue's text", (code, field) => {
    expect(Object.keys(refusalOf(sampleLine, failure(code, 'server')).fields)).toEqual([field]);
  });

  it('without a field is shown above the button', () => {
    expect(refusalOf(sampleLine, failure('identityNotMatchPhone', 'server'))).toMatchObject({
      fields: {},
      message: expect.stringContaining('eşleşmiyor'),
    });
  });

  it('at a field that no step of the line asks for is shown above the button', () => {
    expect('email' in sampleLine.fields).toBe(true);
    expect(refusalOf(sampleLine, failure('emailSame', 'server'))).toMatchObject({
      fields: {},
      message: expect.stringContaining('e-posta'),
    });
  });

  it.each([
    ['the first step that asks for one of them', { phoneNumber: 'a', birthdayForLicense: 'b' }, 'temel-bilgiler'],
    ['the step that was sent, where that one asks', { vehicleBrand: 'a' }, 'arac-ozellikleri'],
    ['the step that was sent, where nothing is asked', {}, 'arac-ozellikleri'],
  ])('of fields belongs to %s', (_, fields, step) => {
    const refusal = { fields, canRetry: false };
    expect(refusedStep(sampleLine, {}, { step: 'arac-ozellikleri', refusal })).toEqual({ step, refusal });
  });

  it('of fields that are not asked for under these answers is shown above the button, with what to do', () => {
    const refusal = { fields: { policyNo: 'Poliçe numarasını girin', branchCode: 'Şubeyi seçin' }, canRetry: false };
    const sent = { step: 'arac-ozellikleri', refusal };
    expect(refusedStep(sampleLine, {}, sent)).toEqual({
      step: 'arac-ozellikleri',
      refusal: {
        fields: {},
        message: expect.stringMatching(/^Poliçe numarasını girin · Şubeyi seçin · .*sayfayı yenileyin$/),
        canRetry: false,
      },
    });
    expect(refusedStep(sampleLine, { hasPolicy: true }, sent).step).toBe('mevcut-police');
  });

  it('of a bad body belongs to the fields that it names, under the names of the line', () => {
    expect(refusalOf(sampleLine, failure('badBody', 'x', { identityNo: 'Yanlış', visitId: 'Yanlış' })).fields).toEqual({
      shortLicenseOwnerTcOrTaxNo: 'Yanlış',
    });
  });

  it('whose refused fields are not on the page speaks of no marked fields', () => {
    expect(refusalOf(sampleLine, failure('badBody', 'İşaretli alanları düzeltin.', { unknown: 'Yanlış' }))).toEqual({
      fields: {},
      message: refusalTexts.notTaken,
      canRetry: true,
    });
  });

  it('of a visit that has ended says so, and cannot be retried', () => {
    expect(refusalOf(sampleLine, failure('notFound', 'bulunamadı'))).toEqual({
      fields: {},
      message: refusalTexts.visitEnded,
      canRetry: false,
    });
  });

  it.each([
    ['offline', /bağlantınız/],
    ['http503', /yanıt vermiyor/],
    ['internal', /yanıt vermiyor/],
    ['tokenMissing', /çerezlere izin verin/],
    ['other', /sunucu sözü/],
  ])('of kind %s has a message and can be retried', (code, words) => {
    expect(refusalOf(sampleLine, failure(code, 'sunucu sözü'))).toMatchObject({
      message: expect.stringMatching(words),
      canRetry: true,
    });
  });
});
