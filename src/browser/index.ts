export { toResponse, toRuntimeRequest, folderOf, pathBelow } from './http.ts';
