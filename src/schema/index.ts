export type { Any, Arg, By, Field, FieldType, Format, From, InferRecord, Resource, ResourceOf } from './types.ts';
