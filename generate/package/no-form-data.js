/** Stands in for the library of this name, which the bundled axios looks for and never uses. */
module.exports = class FormData {};
