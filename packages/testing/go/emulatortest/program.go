package emulatortest

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"strings"
)

const programVariable = "LINTEL_EMULATOR_PROGRAM"

// The command to run: the given one, or that of the variable, or that of this module, unpacked into the folder. Another
// one that happens to be installed is never used.
func findProgram(command []string, folder string) ([]string, error) {
	if len(command) > 0 {
		return append([]string{}, command...), nil
	}
	if program := os.Getenv(programVariable); program != "" {
		return []string{program}, nil
	}
	// As the constructs do.
	node := os.Getenv("JSII_NODE")
	if node == "" {
		found, err := exec.LookPath("node")
		if err != nil {
			return nil, fmt.Errorf("the emulator needs Node.js: put node on the PATH, or set JSII_NODE or %s", programVariable)
		}
		node = found
	}
	archive, err := findArchive()
	if err != nil {
		return nil, err
	}
	if err := unpack(archive, folder); err != nil {
		return nil, err
	}
	return []string{node, filepath.Join(folder, "package", "bin", "lintel")}, nil
}

// The archive that the constructs embed is beside the sources of this package.
func findArchive() (string, error) {
	_, file, _, _ := runtime.Caller(0)
	module := filepath.Dir(filepath.Dir(file))
	if !filepath.IsAbs(module) {
		// Built with -trimpath.
		if found, err := exec.Command("go", "list", "-find", "-f", "{{.Dir}}", packagePath(file)).Output(); err == nil {
			module = filepath.Dir(strings.TrimSpace(string(found)))
		}
	}
	archives, err := filepath.Glob(filepath.Join(module, "jsii", "lintel-*.tgz"))
	if err != nil {
		return "", err
	}
	if len(archives) == 0 {
		return "", fmt.Errorf("the emulator is not in %s; set %s to the path of lintel", module, programVariable)
	}
	return archives[0], nil
}

// The import path of this package, of the name of a file such as `example.com/module@v1.0.0/emulatortest/program.go`.
func packagePath(file string) string {
	segments := strings.Split(path.Dir(filepath.ToSlash(file)), "/")
	for index, segment := range segments {
		segments[index], _, _ = strings.Cut(segment, "@")
	}
	return strings.Join(segments, "/")
}

// Only what the command needs: neither the provider nor the constructs.
func unpack(archive, folder string) error {
	file, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		return err
	}
	for entries := tar.NewReader(unzipped); ; {
		header, err := entries.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if header.Typeflag == tar.TypeReg && isNeeded(header.Name) {
			if err := write(filepath.Join(folder, filepath.FromSlash(header.Name)), entries); err != nil {
				return err
			}
		}
	}
}

func isNeeded(name string) bool {
	folder := path.Dir(name)
	return folder == "package" || folder == "package/bin" || (folder == "package/lib/bundle" && path.Ext(name) == ".js")
}

func write(target string, content io.Reader) error {
	if err := os.MkdirAll(filepath.Dir(target), 0o700); err != nil {
		return err
	}
	file, err := os.OpenFile(target, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(file, content)
	return errors.Join(err, file.Close())
}
