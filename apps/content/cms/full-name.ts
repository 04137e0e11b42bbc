export const fullName = ({ name, surname }: { name: string; surname: string }): string => `${name} ${surname}`;
