import { z } from 'zod';
import { kurus } from '../scalars';
import { pollForm } from './submit-and-poll/poll-form';
import { soapForm } from './soap/soap-form';
import { fromWire, toWire } from './wire-form';

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

describe('a wire form', () => {
  it('renames fields and writes every leaf as its dialect does, by the member that the value chooses', () => {
    expect(toWire(soapForm, schema, value)).toEqual(texts);
    expect(toWire(pollForm, schema, value)).toMatchObject({
      isNew: false,
      parts: [{ amount: '1.05' }, { amount: 105 }],
    });
  });
  it.each([soapForm, pollForm])('reads what it wrote', (form) => {
    expect(fromWire(form, schema, toWire(form, schema, value))).toEqual(value);
  });
  it('leaves out what is absent, and reads one element and none as lists', () => {
    const { isNew: _isNew, ...bare } = { ...value, parts: [] };
    expect(toWire(soapForm, schema, bare)).toEqual({ Name: 'Ş', Parts: [] });
    expect(fromWire(soapForm, schema, { Name: 'Ş' })).toEqual(bare);
    expect(fromWire(soapForm, schema, { Name: 'Ş', Parts: texts.Parts[0] })).toMatchObject({ parts: [value.parts[0]] });
  });
  it.each([
    ['a leaf that is no money', { ...texts, Parts: [{ Kind: 'paid', Amount: '1,05' }] }],
    ['text in place of an object', { ...texts, Parts: ['paid'] }],
    ['a member that nobody declared', { ...texts, Parts: [{ Kind: 'given', Amount: '1' }] }],
  ])('hands %s to the schema, which refuses it', (_name, wire) => {
    expect(schema.safeParse(fromWire(soapForm, schema, wire)).success).toBe(false);
  });
  it('refuses a name that nobody declared where the form is strict', () => {
    expect(() => fromWire(soapForm, schema, { ...texts, Extra: '1' })).toThrow(SyntaxError);
    expect(fromWire(pollForm, schema, { ...value, parts: [], extra: 1 })).not.toHaveProperty('extra');
  });
});
