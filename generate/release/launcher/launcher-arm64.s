// What Terraform starts on Linux: it becomes the executable for the C library that this system has. See docs/decisions/0040-executables.md.
// Assembled into launcher.json by `npx tsx generate/release/launcher/assemble.ts`.
        .globl  _start
_start:
        mov     x19, sp                 // argc, argv, 0, environment, 0
        sub     sp, sp, #8192
        mov     x20, sp                 // the path of what is started

        mov     x8, #78                 // readlinkat
        mov     x0, #-100
        adr     x1, self
        mov     x2, x20
        mov     x3, #4096
        svc     #0
        cmp     x0, #0
        b.le    no_library

        add     x21, x20, x0
slash:  ldrb    w1, [x21, #-1]!
        cmp     w1, #'/'
        b.ne    slash
        add     x21, x21, #1            // where the file's name begins

        // The kernel finds no such file where the loader of that C library is missing. musl is first: systems that have it may also have
        // something in the place of glibc's loader that is not glibc.
        adr     x1, musl
        bl      start
        adr     x1, gnu
        bl      start

        cmn     x0, #2                  // ENOENT
        b.eq    no_library
        adr     x1, denied
        mov     x2, #denied_end - denied
        b       say
no_library:
        adr     x1, absent
        mov     x2, #absent_end - absent
        // Terraform shows what it finds on standard output in place of a handshake, and then ends this process. It may miss the line of one that
        // has ended before.
say:    mov     x8, #64                 // write
        mov     x0, #1
        svc     #0
        mov     x8, #101                // nanosleep
        adr     x0, patience
        mov     x1, #0
        svc     #0
        mov     x8, #93                 // exit
        mov     x0, #1
        svc     #0

start:  mov     x0, x21
copy:   ldrb    w2, [x1], #1
        strb    w2, [x0], #1
        cbnz    w2, copy
        mov     x8, #221                // execve
        mov     x0, x20
        add     x1, x19, #8
        ldr     x2, [x19]
        add     x2, x1, x2, lsl #3
        add     x2, x2, #8
        svc     #0
        ret

        .balign 8
patience: .quad 3, 0
self:   .asciz  "/proc/self/exe"
musl:   .asciz  "lintel-musl"
gnu:    .asciz  "lintel-gnu"
absent: .ascii  "Lintel's executable finds neither glibc nor musl on this system, or no /proc. Run it where one of them is, or use the npm package with Node.js. (Code: system-library-missing)\n"
absent_end:
denied: .ascii  "Lintel's executable may not be started. Its folder is mounted with noexec, or lintel-gnu and lintel-musl have lost their executable bit: chmod +x them. (Code: executable-not-permitted)\n"
denied_end:
