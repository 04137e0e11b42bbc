import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { sampleQuestions } from '@emsal/insurers/testing/samples';
import { plate } from '@emsal/validation/plate/plate';
import { specialPlates } from './special-plates';
import { ofPlate, openInsurers, registry } from './testing/open-insurers';

const { ask, askAll, centreOn, centre } = openInsurers();

describe('the special plates of the insurers', () => {
  it('are right plates, each once, so that the form takes them', () => {
    expect(specialPlates.map(({ plate: text }) => plate(text))).toEqual(
      specialPlates.map(({ plate: text }) => ({ ok: true, value: text })),
    );
    expect(new Set(specialPlates.map(({ plate: text }) => text)).size).toBe(specialPlates.length);
  });
  it.each(
    specialPlates.flatMap(({ plate, behaviour }) =>
      behaviour.kind === 'ineligible' ? [[plate, behaviour.code] as const] : [],
    ),
  )('%s is refused by the centre with its code', async (special, code) => {
    await expect(centre(special)).resolves.toMatchObject(
      code === 'F500' ? { eligible: false, message: expect.stringContaining('F500') } : { eligible: false, code },
    );
  });
  it('F028 refuses own damage of a car above ten million lira with 402, and lets its traffic pass', async () => {
    const worth = (value: number, line: 'AUTO' | 'TRAFFIC') => {
      const question = sampleQuestions[line];
      return centreOn({ ...question, vehicle: { ...question.vehicle, value } } as QuoteRequest);
    };
    await expect(worth(1_000_000_000, 'AUTO')).resolves.toEqual({ eligible: true });
    await expect(worth(1_000_000_001, 'AUTO')).resolves.toMatchObject({ eligible: false, code: '402' });
    await expect(worth(1_000_000_001, 'TRAFFIC')).resolves.toEqual({ eligible: true });
  });
  it('lets any other plate pass', async () => {
    await expect(centre('34ABC12')).resolves.toEqual({ eligible: true });
  });
  it.each(
    specialPlates.flatMap(({ plate, behaviour }) =>
      behaviour.kind === 'declined' ? [[plate, behaviour.code] as const] : [],
    ),
  )('%s is declined by everybody with its code', async (special, code) => {
    expect(
      new Set((await askAll(ofPlate(special))).map((answer) => answer.kind === 'declined' && answer.code)),
    ).toEqual(new Set([code]));
  });
  it.each([
    ['34ASK02', 'serverError'],
    ['34ASK03', 'rubbish'],
    ['34ASK04', 'unreachable'],
    ['34ASK06', 'unreachable'],
  ])('%s makes the first insurer fail as %s and leaves the second alone', async (plate, kind) => {
    await expect(ask(registry[0]!.firmId, ofPlate(plate))).rejects.toMatchObject({ kind });
    await expect(ask(registry[1]!.firmId, ofPlate(plate))).resolves.toMatchObject({ kind: 'offers' });
  });
  it.each(['34ASK01', '34ASK05'])('%s keeps the first insurer from ever finishing an answer', async (plate) => {
    await expect(ask(registry[0]!.firmId, ofPlate(plate), AbortSignal.timeout(150))).rejects.toThrow(/timeout/);
  });
});
