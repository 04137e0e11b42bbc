import preset from '../../jest.preset.js';

export default preset('desk', import.meta.dirname, 'jsdom');
