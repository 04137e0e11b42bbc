import { z } from 'zod';
import { kurus } from '../scalars';
import { pollFormat } from './submit-and-poll/poll-format';
import { soapFormat } from './soap/soap-format';
import { fromWire, toWire } from './wire-format';

const member = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid'), amount: kurus }),
  z.object({ kind: z.literal('counted'), amount: z.int() }),
]);
const schema = z.object({
  name: z.string(),
  isNew: z.boolean().optional(),
  parts: z.array(member),
});
const value = {
  name: 'Ş',
  isNew: false,
  parts: [
    { kind: 'paid', amount: 105 },
    { kind: 'counted', amount: 105 },
  ],
};
const texts = {
  Name: 'Ş',
  IsNew: 'false',
  Parts: [
    { Kind: 'paid', Amount: '1.05' },
    { Kind: 'counted', Amount: '105' },
  ],
};

describe('a wire format', () => {
  it('renames fields and converts every leaf, by the union member of the value', () => {
    expect(toWire(soapFormat, schema, value)).toEqual(texts);
    expect(toWire(pollFormat, schema, value)).toMatchObject({
      isNew: false,
      parts: [{ amount: '1.05' }, { amount: 105 }],
    });
  });
  it.each([soapFormat, pollFormat])('round-trips', (form) => {
    expect(fromWire(form, schema, toWire(form, schema, value))).toEqual(value);
  });
  it.each([soapFormat, pollFormat])('carries a record as its entries, also an empty one', (form) => {
    const answered = z.object({ answers: z.record(z.string(), z.string()) });
    for (const answers of [{}, { licenceType: '1' }, { weight: '70', height: '170' }]) {
      const wire = toWire(form, answered, { answers });
      expect(fromWire(form, answered, wire)).toEqual({ answers });
    }
    expect(toWire(soapFormat, answered, { answers: { licenceType: '1' } })).toEqual({
      Answers: [{ Name: 'licenceType', Value: '1' }],
    });
    const wrong = fromWire(soapFormat, answered, { Answers: 'text' });
    expect(answered.safeParse(wrong).success).toBe(false);
  });
  it('omits undefined fields, and reads one element and none as lists', () => {
    const { isNew: _isNew, ...minimal } = { ...value, parts: [] };
    expect(toWire(soapFormat, schema, minimal)).toEqual({ Name: 'Ş', Parts: [] });
    expect(fromWire(soapFormat, schema, { Name: 'Ş' })).toEqual(minimal);
    expect(fromWire(soapFormat, schema, { Name: 'Ş', Parts: texts.Parts[0] })).toMatchObject({
      parts: [value.parts[0]],
    });
  });
  it.each([
    ['an amount in the wrong notation', { ...texts, Parts: [{ Kind: 'paid', Amount: '1,05' }] }],
    ['text in place of an object', { ...texts, Parts: ['paid'] }],
    ['an undeclared union member', { ...texts, Parts: [{ Kind: 'given', Amount: '1' }] }],
  ])('passes %s to the schema, which rejects it', (_name, wire) => {
    expect(schema.safeParse(fromWire(soapFormat, schema, wire)).success).toBe(false);
  });
  it('rejects an undeclared name where the format is strict', () => {
    expect(() => fromWire(soapFormat, schema, { ...texts, Extra: '1' })).toThrow(SyntaxError);
    expect(fromWire(pollFormat, schema, { ...value, parts: [], extra: 1 })).not.toHaveProperty('extra');
  });
});
