/** A remote that exports something else than routes. */
export { paths } from './paths';

export const slices = [];

export default 'routes';
