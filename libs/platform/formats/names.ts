/** Names as registries write them, in capitals, for greetings. */

/** `AYŞE NUR` → `Ayşe Nur`. */
export const nameCase = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('tr'));

/** How a customer is greeted: a person by first name, a company by its name. */
export const firstNameOf = ({ firstName, companyName }: { firstName: string; companyName: string }): string =>
  firstName === '' ? companyName : nameCase(firstName);
