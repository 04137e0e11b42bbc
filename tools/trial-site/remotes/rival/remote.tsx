/** A remote that wants a path of the orchard's. */
export { paths } from './paths';

export const slices = [];

export default [{ path: 'meyve/elma', Component: () => <h1>Rakip</h1> }];
