import { exampleLine as line } from './example-line';
import { dateBoxNames, readForm } from './read-form';

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
