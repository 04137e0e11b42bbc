import preset from '../../jest.preset.js';

export default preset('partners', import.meta.dirname, 'node');
