import scene from './scene.gltf';

export const sceneUrl: string = scene;
