import { stepFields } from './confirmed-fields';
import {
  exampleContext as context,
  exampleLine as line,
  exampleSample as sample,
  exampleStep as step,
} from '../samples/example-line';

describe('confirmed fields', () => {
  it('shows valid known answers, asks for the rest, and does neither for silently confirmed ones', () => {
    expect(stepFields(line, step('ikinci'), { ...context, answers: sample.answers })).toEqual({
      shown: ['plateNo'],
      asked: ['city', 'district', 'year', 'phoneNumber'],
    });
  });

  it('asks for all fields while editing', () => {
    expect(stepFields(line, step('ikinci'), { ...context, editing: true, answers: sample.answers })).toEqual({
      shown: [],
      asked: ['status', 'plateNo', 'city', 'district', 'year', 'phoneNumber'],
    });
  });

  it('asks for answers that are known but invalid, or missing', () => {
    expect(
      stepFields(line, step('ikinci'), { ...context, answers: { ...sample.answers, plateNo: '99' } }).asked,
    ).toContain('plateNo');
    expect(
      stepFields(line, step('ikinci'), { ...context, answers: { ...sample.answers, plateNo: '' } }).asked,
    ).toContain('plateNo');
  });
});
