# What Terraform starts on Linux: it becomes the executable for the C library that this system has. See docs/decisions/0040-executables.md.
# Assembled into launcher.json by `npx tsx generate/release/launcher/assemble.ts`.
        .globl  _start
_start:
        mov     %rsp, %rbx              # argc, argv, 0, environment, 0
        sub     $8192, %rsp
        mov     %rsp, %r12              # the path of what is started

        mov     $89, %eax               # readlink
        lea     self(%rip), %rdi
        mov     %r12, %rsi
        mov     $4096, %edx
        syscall
        test    %rax, %rax
        jle     no_library

        lea     (%r12, %rax), %rbp
slash:  dec     %rbp
        cmpb    $'/', (%rbp)
        jne     slash
        inc     %rbp                    # where the file's name begins

        # The kernel finds no such file where the loader of that C library is missing. musl is first: systems that have it may also have
        # something in the place of glibc's loader that is not glibc.
        lea     musl(%rip), %rsi
        call    start
        lea     gnu(%rip), %rsi
        call    start

        cmp     $-2, %rax               # ENOENT
        je      no_library
        lea     denied(%rip), %rsi
        mov     $denied_end - denied, %edx
        jmp     say
no_library:
        lea     absent(%rip), %rsi
        mov     $absent_end - absent, %edx
        # Terraform shows what it finds on standard output in place of a handshake, and then ends this process. It may miss the line of one that
        # has ended before.
say:    mov     $1, %eax                # write
        mov     $1, %edi
        syscall
        mov     $35, %eax               # nanosleep
        lea     patience(%rip), %rdi
        xor     %esi, %esi
        syscall
        mov     $60, %eax               # exit
        mov     $1, %edi
        syscall

start:  mov     %rbp, %rdi
copy:   lodsb
        stosb
        test    %al, %al
        jne     copy
        mov     $59, %eax               # execve
        mov     %r12, %rdi
        lea     8(%rbx), %rsi
        mov     (%rbx), %rdx
        lea     8(%rsi, %rdx, 8), %rdx
        syscall
        ret

patience: .quad 3, 0
self:   .asciz  "/proc/self/exe"
musl:   .asciz  "lintel-musl"
gnu:    .asciz  "lintel-gnu"
absent: .ascii  "Lintel's executable finds neither glibc nor musl on this system, or no /proc. Run it where one of them is, or use the npm package with Node.js. (Code: system-library-missing)\n"
absent_end:
denied: .ascii  "Lintel's executable may not be started. Its folder is mounted with noexec, or lintel-gnu and lintel-musl have lost their executable bit: chmod +x them. (Code: executable-not-permitted)\n"
denied_end:
