import { exampleLine as line } from '../samples/example-line';
import { dateBoxNames, readForm } from './read-form';

describe('native forms', () => {
  it('reads dates from three inputs, checkboxes as booleans, and drops other names', () => {
    const form = { owner: 'Ali', terms: 'on', 'born.day': '3', 'born.month': '', 'born.year': '1985', stranger: 'x' };
    expect(readForm(line, ['owner', 'terms', 'consent', 'born', 'driver', 'yok'], { form, before: {} })).toEqual({
      owner: 'Ali',
      terms: true,
      consent: false,
      born: '1985--3',
    });
  });

  it('accepts a whole date, and omits one that the form does not contain', () => {
    expect(readForm(line, ['born'], { form: { born: '1985-04-12' }, before: {} })).toEqual({ born: '1985-04-12' });
    expect(readForm(line, ['born'], { form: {}, before: {} })).toEqual({});
    expect(readForm(line, ['born'], { form: { 'born.day': '3' }, before: {} })).toEqual({ born: '--3' });
    expect(dateBoxNames('born')).toEqual({ day: 'born.day', month: 'born.month', year: 'born.year' });
  });
});
