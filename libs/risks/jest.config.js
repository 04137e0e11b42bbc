import preset from '../../jest.preset.js';

export default preset('risks', import.meta.dirname, 'node');
