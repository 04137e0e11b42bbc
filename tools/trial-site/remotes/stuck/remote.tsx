/** A remote whose server bundle never comes to its end. */
export { paths } from './paths';

export const slices = [];

if (typeof window === 'undefined') for (;;);

export default [{ path: 'takili', Component: () => <h1>Takılı</h1> }];
