// Package emulatortest starts the emulator of Lintel in tests, and controls it.
//
//	func TestReadsARole(t *testing.T) {
//		emulator := emulatortest.Start(t, emulatortest.Options{})
//		readRole(emulator.Address)
//		if err := emulator.ExpectRequest(emulatortest.Request{Method: "GET", Path: "/v1/pki/roles/web"}); err != nil {
//			t.Fatal(err)
//		}
//	}
//
// To use one emulator for all tests of a package, start it with New in TestMain, and call Reset in each test.
package emulatortest

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// Options of an emulator. The zero value is an emulator with the defaults.
type Options struct {
	// Strict notes requests with an unknown route, field or query parameter.
	Strict bool
	// Seed, if set, determines identifiers and serial numbers.
	Seed *int
	// TLS serves HTTPS, with a certificate of the CA in CAFile.
	TLS bool
	// Arguments are further options of the command, such as "--dialect", "vault".
	Arguments []string
	// Command is the program to start, with its first arguments, instead of the one in the package. The variable
	// LINTEL_EMULATOR_PROGRAM can name it, too.
	Command []string
}

// Emulator runs in a process of its own, on a free port of this machine, and ends with this process.
type Emulator struct {
	*Client
	process *exec.Cmd
	input   io.Closer
	folder  string
}

const timeToEnd = 10 * time.Second

// Start starts an emulator for a test, which fails if it cannot be started. It is stopped at the end of the test,
// which fails if the emulator is strict and violations are left.
func Start(t testing.TB, options Options) *Emulator {
	t.Helper()
	emulator, err := New(options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if options.Strict {
			if err := emulator.ExpectNoViolations(); err != nil {
				t.Error(err)
			}
		}
		if err := emulator.Close(); err != nil {
			t.Error(err)
		}
	})
	return emulator
}

// New starts an emulator. Close stops it.
func New(options Options) (*Emulator, error) {
	folder, err := os.MkdirTemp("", "lintel-emulator-")
	if err != nil {
		return nil, err
	}
	emulator := &Emulator{folder: folder}
	if err := emulator.start(options); err != nil {
		return nil, errors.Join(err, emulator.stop())
	}
	return emulator, nil
}

// Close stops the emulator. The error is not nil if it is strict and violations are left, which it has printed.
func (e *Emulator) Close() error {
	return e.stop()
}

func (e *Emulator) start(options Options) error {
	program, err := findProgram(options.Command, e.folder)
	if err != nil {
		return err
	}
	arguments := append(append(program[1:], "emulator", "--port", "0", "--quiet"), options.Arguments...)
	if options.Strict {
		arguments = append(arguments, "--strict")
	}
	if options.Seed != nil {
		arguments = append(arguments, "--seed", strconv.Itoa(*options.Seed))
	}
	caFile := ""
	if options.TLS {
		caFile = filepath.Join(e.folder, "ca.pem")
		arguments = append(arguments, "--tls", "--ca-file", caFile)
	}
	process := exec.Command(program[0], arguments...)
	process.Stderr = os.Stderr
	// It exits when its standard input closes, which happens even if this process is killed.
	if e.input, err = process.StdinPipe(); err != nil {
		return err
	}
	output, err := process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := process.Start(); err != nil {
		return fmt.Errorf("%s cannot be started: %w", program[0], err)
	}
	e.process = process
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		return errors.New("the emulator has ended before it was ready; its output says why")
	}
	e.Client, err = Connect(strings.TrimSpace(line), ConnectOptions{CAFile: caFile})
	return err
}

func (e *Emulator) stop() error {
	var err error
	if e.process != nil {
		e.input.Close()
		killing := time.AfterFunc(timeToEnd, func() { e.process.Process.Kill() })
		err = e.process.Wait()
		killing.Stop()
		e.process = nil
	}
	return errors.Join(err, os.RemoveAll(e.folder))
}
