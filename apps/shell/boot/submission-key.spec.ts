import { keySubmissions, submissionKeyField } from './submission-key';

/** What a browser does when it reads a form; jsdom has no such event. */
function read(action: string): FormData {
  document.body.innerHTML = `<form action="${action}"><input name="a" value="1"></form>`;
  const form = document.querySelector('form')!;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return formData;
}

it('a form that opens a visit has the same random key however often it is submitted, other forms have none', () => {
  keySubmissions();
  const [first, second] = [read('/trafik-sigortasi/form'), read('/trafik-sigortasi/form')].map((sent) =>
    sent.get(submissionKeyField),
  );
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect([...read('/ara').keys()]).toEqual(['a']);
  expect(document.querySelectorAll('input')).toHaveLength(1);
});
