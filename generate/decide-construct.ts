export * from '../src/definition/construct';
