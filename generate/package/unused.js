/** Stands in for libraries that what is bundled would load only on request, and is never asked to. */
module.exports = undefined;
