import preset from '../../jest.preset.js';

export default preset('account', import.meta.dirname, 'jsdom');
